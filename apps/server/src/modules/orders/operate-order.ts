import { AppError } from "../../platform/errors.ts";
import type { PaymentState, Payments } from "../../ports/payments.ts";
import { endUnpaid, markPaid } from "./end-order.ts";
import { findOrder, type OrderRow, updateOrder } from "./order.repo.ts";
import type { OrdersRoom } from "./orders-room.ts";

type Log = Pick<OrdersRoom["log"], "warn" | "error">;
type Room = Pick<OrdersRoom, "db" | "clock" | "metering"> & { readonly payments: Payments; readonly log: Log };

async function bought(room: Room, orderId: string): Promise<OrderRow> {
  const order = await findOrder(room.db, orderId);
  if (order === undefined || order.source !== "purchase") throw new AppError("order.unknown");
  return order;
}

/** Asks the platform about an order for the operator, and credits what was paid. Throws order.unknown, pay.platformFailed. */
export async function queryOrder(room: Room, orderId: string): Promise<{ state: PaymentState["state"]; credited: boolean }> {
  await bought(room, orderId);
  const payment = await room.payments.ask(orderId);
  const credited = payment.state === "paid" && (await markPaid(room, orderId, payment));
  return { state: payment.state, credited };
}

/** Ends an order here and at the platform. `paid` where it has been paid: then it is credited instead. */
export async function closeOrder(room: Room, orderId: string): Promise<"closed" | "paid" | "later"> {
  const order = await bought(room, orderId);
  const { state } = await queryOrder(room, orderId);
  if (state === "paid") return "paid";
  await endUnpaid(room, order, "cancel");
  const answer = await room.payments.close(orderId);
  if (answer === "paid") await queryOrder(room, orderId);
  if (answer === "closed") await updateOrder(room.db, orderId, { ask_at: null });
  return answer;
}
