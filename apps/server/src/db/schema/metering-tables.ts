import type { ChargeKind } from "@tangleaf/contract";
import type { Json, Millis } from "./column-types.ts";

/** The ledger's sums, changed in the same transaction. available + held = Σ ledger.amount; both ≥ 0 by CHECK. */
export type BalanceTable = {
  user_id: string;
  available: number;
  held: number;
  /** `seq` of the user's last ledger row. */
  last_seq: number;
  updated_at: Millis;
};

/** Append-only record of all changes of balances. */
export type LedgerTable = {
  id: string;
  user_id: string;
  /** 1, 2, 3 … within the user's ledger: gives the order, and shows a missing row. */
  seq: number;
  kind: "grant" | "reserve" | "settle" | "release" | "expire";
  /** Generation, charge or grant this row is about; (kind, subject) is unique. A grant may expire in parts: `grantId:seq`; taken back: `grantId:seq:withdrawn`. */
  subject: string;
  /** Change of available + held: grant > 0, settle ≤ 0, expire < 0, reserve and release 0. */
  amount: number;
  /** Change of held: reserve > 0, settle and release < 0. */
  held_change: number;
  /** `available` once this row counts. */
  balance_after: number;
  /** Which grants it came from: [{grantId, tokens}]. */
  parts: Json;
  created_at: Millis;
};

/** What was charged beside generations, once for each request; its entries in the ledger have its id as their subject. */
export type ChargeTable = {
  id: string;
  user_id: string;
  kind: ChargeKind;
  /** What it was charged for: the source. */
  subject: string;
  request_id: string;
  request_hash: string;
  characters: number;
  /** Its price, whatever the plan. */
  tokens: number;
  created_at: Millis;
  title: string;
};

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
