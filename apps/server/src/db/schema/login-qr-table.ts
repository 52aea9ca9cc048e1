import type { Flag, Millis } from "./column-types.ts";

/** One QR sign-in. `id` is what the browser polls with, `ticket` what the QR carries: neither tells the other. */
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
  /** Who shows the page the QR opens: this site, or the messaging platform. */
  platform: "embedded" | "wechat";
};
