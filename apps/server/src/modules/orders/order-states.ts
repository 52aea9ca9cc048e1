import type { OrderStatus } from "@tangleaf/contract";

/** What can happen to an order. paid: the platform says so; timeout: its window is over. */
export type OrderEvent = "paid" | "cancel" | "timeout";

const PENDING = 1;
const PAID = 2;
const CANCELLED = 4;
const TIMED_OUT = 5;

/**
 * Status codes of the spec (§4) and what each event makes of them. Paid is the end; an order paid after it was cancelled or
 * timed out is honoured all the same (decisions §7).
 */
export const ORDER_STATES: Readonly<Record<OrderStatus, Readonly<Record<OrderEvent, OrderStatus>>>> = {
  [PENDING]: { paid: PAID, cancel: CANCELLED, timeout: TIMED_OUT },
  [PAID]: { paid: PAID, cancel: PAID, timeout: PAID },
  [CANCELLED]: { paid: PAID, cancel: CANCELLED, timeout: CANCELLED },
  [TIMED_OUT]: { paid: PAID, cancel: TIMED_OUT, timeout: TIMED_OUT },
};

/** Statuses from which an event leads somewhere else. */
export function statusesBefore(event: OrderEvent): OrderStatus[] {
  const statuses: OrderStatus[] = [PENDING, PAID, CANCELLED, TIMED_OUT];
  return statuses.filter((status) => ORDER_STATES[status][event] !== status);
}
