import type { OpenOrder } from "./open-order.ts";

/**
 * Where paying stands. `timedOut`: the server ended the order; `expired`: the countdown here reached zero; `unknown`: the
 * order has a status this page does not know.
 */
export type PayPhase = "choosing" | "opening" | "failed" | "waiting" | "paid" | "cancelled" | "timedOut" | "expired" | "unknown";

export type PayView = {
  phase: PayPhase;
  goodsId: string | null;
  /** The order that is waited for, or was; null where one to be resumed had ended. */
  order: OpenOrder | null;
  /** Answers are missing; paying itself does not need them. */
  lost: boolean;
  /** Why an order could not be made, in the server's words; null where no answer came. */
  failure: string | null;
};

export const NOTHING_CHOSEN: PayView = { phase: "choosing", goodsId: null, order: null, lost: false, failure: null };

/** What becomes of an order that is for others to hear. */
export type PayEvent =
  | { kind: "paid"; order: OpenOrder /** False: the box had been closed meanwhile. */; seen: boolean }
  | { kind: "cancelled" }
  /** The order that was to be resumed has ended, by payment or without. */
  | { kind: "endedBefore" }
  /** Closed before it was paid. */
  | { kind: "left" }
  | { kind: "timedOut" }
  | { kind: "cancelFailed"; detail: string };
