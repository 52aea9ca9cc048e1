import type { Generated } from "kysely";
import type { Flag, Json, Millis } from "./column-types.ts";

/** An order: bought, claimed, or granted by the operator. */
export type PayOrderTable = {
  /** The order number shown to people and sent to the provider. */
  id: string;
  user_id: string;
  source: "purchase" | "claim" | "operator";
  goods_id: string;
  goods_title: string;
  amount_fen: number;
  /** 1 pending, 2 paid, 4 cancelled, 5 timed out. */
  status: 1 | 2 | 4 | 5;
  created_at: Millis;
  paid_at: Millis | null;
  /** Span of the membership it gave. */
  member_from: Millis | null;
  member_to: Millis | null;
  request_id: string | null;
  /** Content of the payment QR. */
  code_url: string | null;
  /** Last moment it can be paid. */
  expires_at: Millis | null;
  ended_at: Millis | null;
  /** The provider's number of the payment. */
  transaction_id: string | null;
  /** What it gives once paid, copied from the goods file when it was ordered. */
  entitlement: Generated<Json>;
  /** Tokens it gave. */
  tokens: Generated<number>;
  credited_at: Millis | null;
  /** When the provider is next asked, or told to close it; null = nothing to do there. */
  ask_at: Millis | null;
  /** How often it was asked; the pauses grow with it. */
  asked: Generated<number>;
  /** Paid after it was cancelled or had timed out. */
  late: Generated<Flag>;
  refunded_fen: Generated<number>;
  refund_id: string | null;
  /** Note for the operator. */
  note: string | null;
  /** Name of the provider it is paid through; null where nothing is paid. */
  provider: string | null;
};

/** A notification of a payment provider that was acted on. Its id and nonce begin with the name of the provider, but for those of before there were several. */
export type PayNotificationTable = { id: string; nonce_key: string; order_id: string; event: string; created_at: Millis };
