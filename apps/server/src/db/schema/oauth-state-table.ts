import type { Flag, Millis } from "./column-types.ts";

/** A sign-in begun on the messaging platform's own page. */
export type OauthStateTable = {
  state_hash: string;
  /** The nonce stays in the browser that began: a link sent by somebody else has none. */
  nonce_hash: string;
  type: "web" | "inapp";
  /** Path of this site. */
  return_to: string;
  invite_code: string | null;
  device_hash: string | null;
  remember: Flag;
  created_at: Millis;
  expires_at: Millis;
};
