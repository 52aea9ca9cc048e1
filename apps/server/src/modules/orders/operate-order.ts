import { AppError } from "../../platform/errors.ts";
import { type AskingDeps, askPlatform, closeThere } from "./ask-platform.ts";
import { endUnpaid } from "./end-order.ts";
import { findOrder, type OrderRow } from "./order.repo.ts";

async function bought(deps: AskingDeps, orderId: string): Promise<OrderRow> {
  const order = await findOrder(deps.db, orderId);
  if (order === undefined || order.source !== "purchase") throw new AppError("order.unknown");
  return order;
}

/** Asks about an order for the operator, and credits what was paid. Throws order.unknown, pay.platformFailed, pay.unavailable. */
export async function queryOrder(deps: AskingDeps, orderId: string): ReturnType<typeof askPlatform> {
  return askPlatform(deps, await bought(deps, orderId));
}

/** Ends an order here and at its provider. `paid` where it was paid before: then it is credited instead. */
export async function closeOrder(deps: AskingDeps, orderId: string): ReturnType<typeof closeThere> {
  const order = await bought(deps, orderId);
  const { state } = await askPlatform(deps, order);
  if (state === "paid") return "paid";
  await endUnpaid(deps, order, "cancel");
  return closeThere(deps, order);
}
