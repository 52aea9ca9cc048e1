import type { Millis } from "./column-types.ts";

/** A message of the messaging platform, stored before it is answered: repeats are recognised, and none is lost to a crash. */
export type WxEventTable = {
  /** FromUserName + CreateTime + Event. */
  dedupe_key: string;
  /** timestamp + nonce of the first call that brought it. */
  nonce_key: string;
  event: string;
  openid: string;
  /** Hash of the sign-in ticket it carried, if any. */
  ticket_hash: string | null;
  state: "new" | "done" | "ignored";
  created_at: Millis;
};
