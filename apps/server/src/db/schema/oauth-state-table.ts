import type { Flag, Millis } from "./column-types.ts";

/** A sign-in begun on the messaging platform's page. */
export type OauthStateTable = {
  state_hash: string;
  /** Kept by the browser that began; somebody who is sent a link does not have it. */
  nonce_hash: string;
  type: "web" | "inapp";
  /** Path of this site to return to. */
  return_to: string;
  invite_code: string | null;
  device_hash: string | null;
  remember: Flag;
  created_at: Millis;
  expires_at: Millis;
};
