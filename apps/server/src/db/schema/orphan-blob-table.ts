import type { Millis } from "./column-types.ts";

/** A file in the blob store that no row names: not yet, or no more. `since` 0 = it is being removed. */
export type OrphanBlobTable = { blob_key: string; since: Millis };
