import type { Millis } from "./column-types.ts";

/** Tokens given or bought, with their own expiry; spent soonest-expiring first. */
export type TokenGrantTable = {
  id: string;
  user_id: string;
  /** newUser · dailyGift · invite · package · operator */
  source: string;
  /** Makes a grant unique: the same source and ref is granted once per user. */
  ref: string;
  amount: number;
  /** Not yet spent, not held. */
  remaining: number;
  created_at: Millis;
  expires_at: Millis;
};
