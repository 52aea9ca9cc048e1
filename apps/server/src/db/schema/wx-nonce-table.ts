import type { Millis } from "./column-types.ts";

/** A nonce of the messaging platform, and the message it came with: it vouches for no other. */
export type WxNonceTable = {
  /** timestamp + nonce of the call. */
  nonce_key: string;
  message_key: string;
  created_at: Millis;
};
