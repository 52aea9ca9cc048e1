import { ordersMessages as m } from "#messages/orders.ts";
import type { BadgeTone } from "#ui/badge/badge.tsx";

/** The wire's numbers (spec §4) as words. */
const STATUSES: Readonly<Record<number, { text: string; tone: BadgeTone }>> = {
  1: { text: m.statuses.pending, tone: "orange" },
  2: { text: m.statuses.paid, tone: "leaf" },
  4: { text: m.statuses.cancelled, tone: "plain" },
  5: { text: m.statuses.timedOut, tone: "amber" },
};

export function orderStatus(status: number): { text: string; tone: BadgeTone } {
  return STATUSES[status] ?? { text: m.statuses.other, tone: "plain" };
}
