import type { Millis } from "./column-types.ts";

/** argon2id of a user's password as a PHC string. The name it goes with is the identity of provider `password`. */
export type PasswordTable = { user_id: string; hash: string; changed_at: Millis };
