import type { PayApi } from "./api.ts";
import type { KeptOrder, OpenOrder } from "./open-order.ts";
import { PAID, PENDING } from "./order-status.ts";

type CurrentOrder = {
  api: PayApi;
  kept: KeptOrder;
  onCancelFailed: (detail: string) => void;
};

/** The one order that is open, here and in what the browser keeps of it. */
export function createCurrentOrder({ api, kept, onCancelFailed }: CurrentOrder) {
  let open: OpenOrder | null = null;

  function forget(): void {
    open = null;
    kept.forget();
  }

  /** Status after cancelling; null where it cannot be told. */
  async function cancel(order: OpenOrder, { quiet }: { quiet: boolean }): Promise<number | null> {
    forget();
    try {
      return await api.cancel(order.outOrderId);
    } catch (error) {
      if (!quiet) onCancelFailed(error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  return {
    get: () => open,
    set(order: OpenOrder): void {
      open = order;
      kept.keep(order);
    },
    forget,
    cancel,
    /** An earlier order is cancelled first; after a reload the open order goes on if it is for the same goods. */
    async settleEarlier(goodsId: string): Promise<{ order: OpenOrder; status: number } | null> {
      const earlier = open ?? kept.read();
      if (earlier === null) return null;
      const same = earlier.goodsId === goodsId && earlier.until > Date.now();
      const status = same ? await api.status(earlier.outOrderId).catch(() => null) : await cancel(earlier, { quiet: false });
      if (status === PAID) return { order: earlier, status };
      return same && status === PENDING ? { order: await api.resume(earlier.outOrderId), status } : null;
    },
  };
}
