import { randomBytes } from "node:crypto";
import { digits } from "./pay-keys.ts";
import type { PayOrder, PayState, SentNotification } from "./pay-state.ts";
import { platformDay } from "./platform-time.ts";
import { sendNotification } from "./send-notification.ts";

const TRANSACTION_ID_DIGITS = 16;
const OPENID_BYTES = 16;

/** Pays an order: stores the payment, then notifies. `fen` for another amount. */
export async function payOrder(
  state: PayState,
  order: PayOrder,
  options: { fen?: number; silent?: boolean } = {},
): Promise<SentNotification | null> {
  const at = state.now();
  order.state = "SUCCESS";
  order.payment = {
    transactionId: `4200${platformDay(at).replaceAll("-", "")}${digits(TRANSACTION_ID_DIGITS)}`,
    fen: options.fen ?? order.request.amount.total,
    at,
    openid: `o${randomBytes(OPENID_BYTES).toString("base64url")}`,
  };
  state.save();
  return options.silent ? null : sendNotification(state, order);
}
