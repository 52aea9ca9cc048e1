import type { Flag, Millis } from "./column-types.ts";

/** A person. The level is not stored: a member is one whose vip_to lies in the future. */
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
  /** From when gifts may be claimed; null = not before the first text. */
  gifts_from: Millis | null;
  /** When the account ends, as its owner asked. */
  closes_at: Millis | null;
  /** The account has ended: the row holds nothing personal any more. */
  closed_at: Millis | null;
};
