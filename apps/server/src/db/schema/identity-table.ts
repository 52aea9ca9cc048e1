import type { Millis } from "./column-types.ts";

/** How a person proves to be one: provider + subject is unique. */
export type IdentityTable = { provider: string; subject: string; user_id: string; created_at: Millis };
