import type { Flag, Millis } from "./column-types.ts";

/** A sign-in on one device. Only the SHA-256 of the token is stored. */
export type SessionTable = {
  id: string;
  token_hash: string;
  user_id: string;
  user_agent: string;
  remember: Flag;
  created_at: Millis;
  last_used_at: Millis;
  expires_at: Millis;
  revoked_at: Millis | null;
  /** SHA-256 of the browser's verify token; null where it had none. */
  device_hash: string | null;
};
