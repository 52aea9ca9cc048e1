import { ORDER_SWEEP_HOURS } from "@tangleaf/contract";
import type { PaymentState } from "../../ports/payments.ts";
import { endUnpaid, markPaid } from "./end-order.ts";
import { getProvider } from "./get-provider.ts";
import { leaveToOperator, listDue, type OrderRow, takeTurn, updateOrder } from "./order.repo.ts";
import type { OrdersDeps } from "./orders-deps.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Milliseconds while an order can be paid: a lost notification costs seconds only. */
const OPEN_PAUSES_MS = [5, 5, 10, 10, 15, 15, 30].map((seconds) => seconds * SECOND_MS);

/** After it has ended here: until the platform has closed it, or says that it was paid. */
const ENDED_PAUSES_MS = [5 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS];

/** Concurrent questions: with answers in 100 ms, 200 orders a second. */
const SWEEP_BATCH = 20;

/** Most orders of one sweep; the next takes the rest. */
const SWEEP_BATCHES = 50;

/** What asking needs; the operator's command line has only this. */
export type AskingDeps = Pick<OrdersDeps, "db" | "clock" | "metering" | "providers"> & {
  readonly log: Pick<OrdersDeps["log"], "warn" | "error">;
};

/** Asks an order's provider about it and credits what was paid. Throws pay.platformFailed, pay.unavailable. */
export async function askPlatform(deps: AskingDeps, order: OrderRow): Promise<{ state: PaymentState["state"]; credited: boolean }> {
  const provider = getProvider(deps.providers, order);
  const payment = await provider.ask(order.id);
  const credited = payment.state === "paid" && (await markPaid(deps, { orderId: order.id, provider: provider.name, payment }));
  return { state: payment.state, credited };
}

/** Closes an order at its provider that has ended here; one that was paid is credited instead. */
export async function closeThere(deps: AskingDeps, order: OrderRow): Promise<"closed" | "paid" | "later"> {
  const answer = await getProvider(deps.providers, order).close(order.id);
  if (answer === "paid") await askPlatform(deps, order);
  if (answer === "closed") await updateOrder(deps.db, order.id, { ask_at: null });
  return answer;
}

/**
 * Asks about every order that is due; each is asked about by one process. Orders of a provider that is not connected stay due.
 */
export async function sweepOrders(deps: OrdersDeps): Promise<void> {
  const providers = deps.providers.map(({ name }) => name);
  for (let batch = 0; batch < SWEEP_BATCHES; batch++) {
    const due = await listDue(deps.db, { providers, now: deps.clock.now(), limit: SWEEP_BATCH });
    const answered = await Promise.all(due.map((order) => lookAfter(deps, order)));
    // Stops at the first failure: the platform is unreachable for the others too.
    if (due.length < SWEEP_BATCH || !answered.includes(true)) return;
  }
}

/** Asks about one order unless another process does; false where the platform did not answer. */
async function lookAfter(deps: OrdersDeps, order: OrderRow): Promise<boolean> {
  const now = deps.clock.now();
  const ended = order.status !== 1;
  const over = now - order.created_at > ORDER_SWEEP_HOURS * HOUR_MS;
  if (!(await takeTurn(deps.db, order, now + pauseBeforeAsking({ ended, asked: order.asked })))) return true;
  let answered = true;
  try {
    await (ended ? closeAtPlatform(deps, order) : askOpen(deps, order));
  } catch (error) {
    answered = false;
    deps.log.warn({ err: error, orderId: order.id }, "could not ask the payment platform");
  }
  // After a day without an answer it is left to notifications and to the operator.
  if (over) await leaveToOperator(deps.db, order.id);
  return answered;
}

/** Ends an open order whose time is over, also while the platform is unreachable. */
async function askOpen(deps: OrdersDeps, order: OrderRow): Promise<void> {
  const isOver = order.expires_at !== null && order.expires_at <= deps.clock.now();
  try {
    await askPlatform(deps, order);
  } finally {
    // Changes nothing where the order was credited meanwhile.
    if (isOver) await endUnpaid(deps, order, "timeout");
  }
}

/** Closes it at the platform too, so that it cannot be paid; credits it where it was paid before. */
async function closeAtPlatform(deps: OrdersDeps, order: OrderRow): Promise<void> {
  const { credited } = await askPlatform(deps, order);
  if (!credited) await closeThere(deps, order);
}

/** Pause before the next question, after `asked` questions. */
export function pauseBeforeAsking({ ended, asked }: { ended: boolean; asked: number }): number {
  const pauses = ended ? ENDED_PAUSES_MS : OPEN_PAUSES_MS;
  return pauses[Math.min(asked, pauses.length - 1)] ?? HOUR_MS;
}
