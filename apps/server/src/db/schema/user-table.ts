import type { Flag, Millis } from "./column-types.ts";

/** A person. Level is not stored: vip_to in the future makes a member. */
export type UserTable = {
  id: string;
  username: string;
  nickname: string;
  headimg: string;
  invite_code: string;
  invited_by: string | null;
  vip_from: Millis | null;
  vip_to: Millis | null;
  /** 1 = unlimited plan while vip_to lies ahead. */
  unlimited: Flag;
  created_at: Millis;
  /** Browser the account was made on, as `session.device_hash`. */
  sign_up_device: string | null;
  /** From when gifts may be claimed; null = after the first text. */
  gifts_from: Millis | null;
  /** The owner asked for the account to end then. */
  closes_at: Millis | null;
  /** It has ended: nothing personal is left in this row. */
  closed_at: Millis | null;
};
