import { inTransaction } from "../../db/in-transaction.ts";
import type { PaymentState } from "../../ports/payments.ts";
import type { Db } from "../metering/metering.ts";
import { credit } from "./credit-order.ts";
import { parseGives } from "./gives.ts";
import { findOrder, lockUser, moveOrder, type OrderRow, updateOrder } from "./order.repo.ts";
import { ORDER_STATES, statusesBefore } from "./order-states.ts";
import type { OrdersRoom } from "./orders-room.ts";

type Room = Pick<OrdersRoom, "db" | "clock" | "metering"> & { readonly log: Pick<OrdersRoom["log"], "warn" | "error"> };

/**
 * The one way an order becomes paid, whoever found out (a notification, a question, the operator): marked and credited in
 * one transaction, once. Answers whether this call credited it. An amount that is not the order's is noted and credits nothing.
 */
export async function markPaid(room: Room, orderId: string, payment: PaymentState, db: Db = room.db): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const known = await findOrder(trx, orderId);
    if (known === undefined) return false;
    await lockUser(trx, known.user_id);
    const order = (await findOrder(trx, orderId)) ?? known;
    if (order.source !== "purchase" || order.status === ORDER_STATES[order.status].paid) return false;
    const now = room.clock.now();
    if (payment.amountFen !== order.amount_fen) {
      room.log.error({ orderId, paidFen: payment.amountFen, orderFen: order.amount_fen }, "paid with another amount: not credited");
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
    const given = await credit(trx, room.metering, { userId: order.user_id, orderId, gives: parseGives(order.gives), now });
    await updateOrder(trx, orderId, { ...given, credited_at: now });
    if (late) room.log.warn({ orderId, was: order.status }, "paid after it had ended: credited all the same");
    return true;
  });
}

/** Ends an open order without payment. The platform is told by the sweeper: it may refuse at first, and nobody waits for it. */
export async function endUnpaid(
  room: Pick<Room, "db" | "clock">,
  order: OrderRow,
  event: "cancel" | "timeout",
  db: Db = room.db,
): Promise<boolean> {
  const now = room.clock.now();
  return moveOrder(db, order.id, [1], { status: ORDER_STATES[1][event], ended_at: now, ask_at: now, asked: 0 });
}
