import type { OrderStatus } from "@tangleaf/contract";

/** Events of an order. paid: reported by the platform; timeout: its time to pay is over. */
export type OrderEvent = "paid" | "cancel" | "timeout";

const PENDING = 1;
const PAID = 2;
const CANCELLED = 4;
const TIMED_OUT = 5;

/**
 * Status codes of the API and where each event leads. Paid is final; a payment after a cancellation or timeout is honoured all
 * the same (docs/decisions/018).
 */
export const ORDER_STATES: Readonly<Record<OrderStatus, Readonly<Record<OrderEvent, OrderStatus>>>> = {
  [PENDING]: { paid: PAID, cancel: CANCELLED, timeout: TIMED_OUT },
  [PAID]: { paid: PAID, cancel: PAID, timeout: PAID },
  [CANCELLED]: { paid: PAID, cancel: CANCELLED, timeout: CANCELLED },
  [TIMED_OUT]: { paid: PAID, cancel: TIMED_OUT, timeout: TIMED_OUT },
};

/** Statuses an event changes. */
export function statusesBefore(event: OrderEvent): OrderStatus[] {
  const statuses: OrderStatus[] = [PENDING, PAID, CANCELLED, TIMED_OUT];
  return statuses.filter((status) => ORDER_STATES[status][event] !== status);
}
