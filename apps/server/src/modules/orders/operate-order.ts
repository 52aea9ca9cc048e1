import { AppError } from "../../platform/errors.ts";
import { type AskingRoom, askPlatform, closeThere } from "./ask-platform.ts";
import { endUnpaid } from "./end-order.ts";
import { findOrder, type OrderRow } from "./order.repo.ts";

async function bought(room: AskingRoom, orderId: string): Promise<OrderRow> {
  const order = await findOrder(room.db, orderId);
  if (order === undefined || order.source !== "purchase") throw new AppError("order.unknown");
  return order;
}

/** Asks the platform about an order for the operator, and credits what was paid. Throws order.unknown, pay.platformFailed. */
export async function queryOrder(room: AskingRoom, orderId: string): ReturnType<typeof askPlatform> {
  await bought(room, orderId);
  return askPlatform(room, orderId);
}

/** Ends an order here and at the platform. `paid` where it has been paid: then it is credited instead. */
export async function closeOrder(room: AskingRoom, orderId: string): ReturnType<typeof closeThere> {
  const order = await bought(room, orderId);
  const { state } = await askPlatform(room, orderId);
  if (state === "paid") return "paid";
  await endUnpaid(room, order, "cancel");
  return closeThere(room, orderId);
}
