import type { Millis } from "./column-types.ts";

/** A way to recognise a person: provider + subject is unique. */
export type IdentityTable = { provider: string; subject: string; user_id: string; created_at: Millis };
