import type { PayApi } from "./api.ts";
import type { OpenOrder } from "./open-order.ts";
import { PENDING } from "./order-status.ts";
import { waitForEnd, watchClock } from "./wait-for-end.ts";

type OrderWatch = {
  api: PayApi;
  signal: AbortSignal;
  /** The time left was read from the server again, since this device's clock may have been set. */
  onReckoned(order: OpenOrder): void;
  onLost(lost: boolean): void;
  /** Its time is over on this device's clock. */
  onExpired(order: OpenOrder): void;
  onEnded(status: number): void;
};

/** Watches an open order until it ends, its time is over, or the signal. */
export function watchOrder(order: OpenOrder, { api, signal, ...on }: OrderWatch): void {
  let slipped = watchClock();
  let timer = expireAt(order);
  signal.addEventListener("abort", () => clearTimeout(timer));

  function expireAt(left: OpenOrder) {
    return setTimeout(() => on.onExpired(left), Math.max(0, left.until - Date.now()));
  }

  async function readStatus(): Promise<number> {
    const status = await api.status(order.outOrderId, signal);
    if (status !== PENDING || !slipped()) return status;
    const reckoned = await api.resume(order.outOrderId).catch(() => null);
    if (reckoned === null || signal.aborted) return status;
    slipped = watchClock();
    clearTimeout(timer);
    timer = expireAt(reckoned);
    on.onReckoned(reckoned);
    return status;
  }

  waitForEnd({ ask: readStatus, signal, onLost: on.onLost }).then(on.onEnded, () => undefined);
}
