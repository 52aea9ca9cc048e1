import type { Millis } from "./column-types.ts";

/** A file in the blob store without a row: not yet, or no longer. `since` 0 = its removal has begun. */
export type OrphanBlobTable = { blob_key: string; since: Millis };
