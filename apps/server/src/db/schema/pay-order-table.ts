import type { Millis } from "./column-types.ts";

/** Something bought, claimed, or given by the operator. */
export type PayOrderTable = {
  /** The order number people and platform see. */
  id: string;
  user_id: string;
  source: "purchase" | "claim" | "operator";
  goods_id: string;
  goods_title: string;
  amount_fen: number;
  /** 1 pending, 2 paid, 4 cancelled, 5 timed out (spec §4). */
  status: 1 | 2 | 4 | 5;
  created_at: Millis;
  paid_at: Millis | null;
  /** Span of the membership it gave. */
  member_from: Millis | null;
  member_to: Millis | null;
};
