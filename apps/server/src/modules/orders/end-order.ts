import { inTransaction } from "../../db/in-transaction.ts";
import type { PaymentState } from "../../ports/payments.ts";
import type { Db } from "../metering/metering.ts";
import { credit } from "./credit-order.ts";
import { parseEntitlement } from "./entitlement.ts";
import { findOrder, lockUser, moveOrder, type OrderRow, updateOrder } from "./order.repo.ts";
import { ORDER_STATES, statusesBefore } from "./order-states.ts";
import type { OrdersDeps } from "./orders-deps.ts";

type Deps = Pick<OrdersDeps, "db" | "clock" | "metering"> & { readonly log: Pick<OrdersDeps["log"], "warn" | "error"> };

/** What `provider` says of the payment of an order. */
type Paid = { readonly orderId: string; readonly provider: string; readonly payment: PaymentState };

/**
 * The only way an order becomes paid, whoever learned of it (a notification, a question, the operator): marked and credited
 * in one transaction, once. Returns whether this call credited it. A wrong amount is noted and credits nothing; a payment at
 * another provider than the order's is logged and credits nothing.
 */
export async function markPaid(deps: Deps, { orderId, provider, payment }: Paid, db: Db = deps.db): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const known = await findOrder(trx, orderId);
    if (known === undefined) return false;
    if (known.provider !== provider) {
      deps.log.error({ orderId, provider, orderProvider: known.provider }, "paid at another provider: not credited");
      return false;
    }
    await lockUser(trx, known.user_id);
    const order = (await findOrder(trx, orderId)) ?? known;
    if (order.source !== "purchase" || order.status === ORDER_STATES[order.status].paid) return false;
    const now = deps.clock.now();
    if (payment.amountFen !== order.amount_fen) {
      deps.log.error({ orderId, paidFen: payment.amountFen, orderFen: order.amount_fen }, "paid with another amount: not credited");
      await updateOrder(trx, orderId, { note: `amount ${payment.amountFen} fen`, transaction_id: payment.transactionId });
      return false;
    }
    const late = order.status !== 1;
    const marked = await moveOrder(trx, orderId, statusesBefore("paid"), {
      status: ORDER_STATES[order.status].paid,
      paid_at: payment.paidAt ?? now,
      ended_at: now,
      transaction_id: payment.transactionId,
      ask_at: null,
      late: late ? 1 : 0,
    });
    if (!marked) return false;
    const given = await credit(trx, deps.metering, {
      userId: order.user_id,
      orderId,
      entitlement: parseEntitlement(order.entitlement),
      now,
    });
    await updateOrder(trx, orderId, { ...given, credited_at: now });
    if (late) deps.log.warn({ orderId, was: order.status }, "paid after it had ended: credited all the same");
    return true;
  });
}

/** Ends an open order without payment. The sweeper closes it at the platform, which may refuse at first. */
export async function endUnpaid(
  deps: Pick<Deps, "db" | "clock">,
  order: OrderRow,
  event: "cancel" | "timeout",
  db: Db = deps.db,
): Promise<boolean> {
  const now = deps.clock.now();
  return moveOrder(db, order.id, [1], { status: ORDER_STATES[1][event], ended_at: now, ask_at: now, asked: 0 });
}
