import type { PayPhase } from "./pay-view.ts";

/** States of an order, as the server numbers them. */
export const PENDING = 1;
export const PAID = 2;
const CANCELLED = 4;
const TIMED_OUT = 5;

const PHASES: Readonly<Record<number, PayPhase>> = { [PAID]: "paid", [CANCELLED]: "cancelled", [TIMED_OUT]: "timedOut" };

/** What is shown of an order that has ended; a state this page does not know is `unknown`. */
export function toPhase(status: number): PayPhase {
  return PHASES[status] ?? "unknown";
}
