import type { Flag, Millis } from "./column-types.ts";

/** One QR sign-in. The browser polls with `id`, the QR carries `ticket`; neither can be derived from the other. */
export type LoginQrTable = {
  id: string;
  ticket: string;
  state: "waiting" | "scanned" | "confirmed" | "used";
  user_id: string | null;
  invite_code: string | null;
  remember: Flag;
  created_at: Millis;
  expires_at: Millis;
  device_hash: string | null;
  /** Whose page the QR opens: this site's, or the messaging platform's. */
  platform: "embedded" | "wechat";
};
