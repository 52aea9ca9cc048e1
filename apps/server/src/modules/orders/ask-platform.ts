import { ORDER_SWEEP_HOURS } from "@tangleaf/contract";
import type { Payments } from "../../ports/payments.ts";
import { pauseBeforeAsking } from "./ask-pauses.ts";
import { endUnpaid, markPaid } from "./end-order.ts";
import { listDue, type OrderRow, takeTurn, updateOrder } from "./order.repo.ts";
import type { OrdersRoom } from "./orders-room.ts";

const HOUR_MS = 3_600_000;
const SWEEP_BATCH = 50;

type Room = Omit<OrdersRoom, "payments"> & { readonly payments: Payments };

/** Asks the platform how an order stands and acts on it: credits what was paid. Throws pay.platformFailed. */
export async function askPlatform(room: Room, order: OrderRow): Promise<{ credited: boolean }> {
  const payment = await room.payments.ask(order.id);
  if (payment.state === "paid") return { credited: await markPaid(room, order.id, payment) };
  return { credited: false };
}

/** Asks about every order whose time has come; in any number of processes each is asked by one. */
export async function sweepOrders(room: Room): Promise<void> {
  const now = room.clock.now();
  for (const order of await listDue(room.db, now, SWEEP_BATCH)) {
    const ended = order.status !== 1;
    const over = now - order.created_at > ORDER_SWEEP_HOURS * HOUR_MS;
    if (!(await takeTurn(room.db, order, now + pauseBeforeAsking({ ended, asked: order.asked })))) continue;
    try {
      await (ended ? closeAtPlatform(room, order) : askOpen(room, order));
    } catch (error) {
      room.log.warn({ err: error, orderId: order.id }, "could not ask the payment platform");
    }
    // What the platform could not say in a day is left to its notifications and to the operator.
    if (over) await updateOrder(room.db, order.id, { ask_at: null });
  }
}

async function askOpen(room: Room, order: OrderRow): Promise<void> {
  const { credited } = await askPlatform(room, order);
  if (!credited && order.expires_at !== null && order.expires_at <= room.clock.now()) await endUnpaid(room, order, "timeout");
}

/** Ended here: it must not be payable there. Whoever has paid meanwhile gets what was paid for. */
async function closeAtPlatform(room: Room, order: OrderRow): Promise<void> {
  const { credited } = await askPlatform(room, order);
  if (credited) return;
  const answer = await room.payments.close(order.id);
  if (answer === "paid") await askPlatform(room, order);
  if (answer === "closed") await updateOrder(room.db, order.id, { ask_at: null });
}
