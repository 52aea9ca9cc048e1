import { z } from "zod";
import type { PaymentState } from "../../../ports/payments.ts";

/** A transaction in the platform's answers and notifications. */
export const transactionSchema = z.object({
  /** Present in notifications. */
  appid: z.string().optional(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.enum(["SUCCESS", "REFUND", "NOTPAY", "CLOSED", "REVOKED", "USERPAYING", "PAYERROR", "ACCEPT"]),
  transaction_id: z.string().optional(),
  success_time: z.string().optional(),
  amount: z.object({ total: z.number().int(), currency: z.string().optional() }).optional(),
});
export type Transaction = z.output<typeof transactionSchema>;

const STATES: Readonly<Record<Transaction["trade_state"], PaymentState["state"]>> = {
  SUCCESS: "paid",
  REFUND: "refunded",
  NOTPAY: "unpaid",
  USERPAYING: "unpaid",
  ACCEPT: "unpaid",
  PAYERROR: "unpaid",
  CLOSED: "closed",
  REVOKED: "closed",
};

export function paymentOf(transaction: Transaction): PaymentState {
  const { amount, success_time: at } = transaction;
  // An amount in another currency never equals ours.
  const isYuan = amount?.currency === undefined || amount.currency === "CNY";
  const paidAt = at === undefined ? Number.NaN : Date.parse(at);
  return {
    state: STATES[transaction.trade_state],
    transactionId: transaction.transaction_id ?? null,
    amountFen: amount === undefined || !isYuan ? null : amount.total,
    paidAt: Number.isNaN(paidAt) ? null : paidAt,
  };
}
