import type { Millis } from "./column-types.ts";

/** A nonce of the messaging platform with the message it came with; with any other message it is a forgery. */
export type WxNonceTable = {
  /** timestamp + nonce of the call. */
  nonce_key: string;
  message_key: string;
  created_at: Millis;
};
