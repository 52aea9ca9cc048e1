import { ordersMessages as m } from "#messages/orders.ts";
import type { BadgeTone } from "#ui/badge/badge.tsx";

type Look = { text: string; tone: BadgeTone };

/** The wire's numbers as words. */
const STATUSES: Readonly<Record<number, Look>> = {
  1: { text: m.statuses.pending, tone: "orange" },
  2: { text: m.statuses.paid, tone: "leaf" },
  4: { text: m.statuses.cancelled, tone: "plain" },
  5: { text: m.statuses.timedOut, tone: "amber" },
};

/** A refund is no status of the wire: the order stays paid, and money went back. */
const REFUNDS: Readonly<Record<"some" | "all", Look>> = {
  some: { text: m.statuses.partlyRefunded, tone: "blue" },
  all: { text: m.statuses.refunded, tone: "plain" },
};

export function orderStatus({ status, ...money }: { status: number; amount: string; refunded: string }): Look {
  const { part } = refundOf(money);
  if (part !== "none") return REFUNDS[part];
  return STATUSES[status] ?? { text: m.statuses.other, tone: "plain" };
}

const NOTHING = "0.00";

/** Whether an order's money went back, and how much stayed. What cost nothing cannot be given back. */
export function refundOf({ amount, refunded }: { amount: string; refunded: string }): { part: "none" | "some" | "all"; kept: string } {
  const kept = (Number(amount) - Number(refunded)).toFixed(2);
  if (refunded === NOTHING) return { part: "none", kept };
  return { part: kept === NOTHING ? "all" : "some", kept };
}

/** Where a membership stands at a moment. */
export function spanState({ from, to }: { from: string; to: string }, now: Date): "now" | "later" | "over" {
  if (now.getTime() < Date.parse(from)) return "later";
  return now.getTime() < Date.parse(to) ? "now" : "over";
}
