import { call } from "#lib/api-client.ts";
import { refreshCounter } from "#lib/queries.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import type { OpenOrder } from "./open-order.ts";

export function readOrder(outOrderId: string) {
  return call("/api/pay/v3/order", { outOrderId }, { shownBy: "screen" });
}

export function claimGoods(goodsId: string) {
  return call("/api/pay/activity/claim", { goodsId }, { shownBy: "action" });
}

/** After something was paid or claimed: balance, level, what is still to be had, and the list of orders. */
export async function refreshAfterPaying(): Promise<void> {
  const stale = [queryKeys.user, queryKeys.goods, queryKeys.orders.all];
  await Promise.all([refreshCounter(), refreshAnswers(...stale)]);
}

const SECOND_MS = 1000;

/** Orders have changed: made, ended or left. */
export function refreshOrders(): Promise<void> {
  return refreshAnswers(queryKeys.orders.all);
}

/** The calls an order makes; a test hands in its own. Statuses are the wire's numbers: others than the known ones may come. */
export type PayApi = {
  /** Makes the order; a repeat of requestId answers with the same one and what is left of its time. */
  open: (choice: { goodsId: string; requestId: string }) => Promise<OpenOrder>;
  /** An order that is still open, with what is left of its time. */
  resume: (outOrderId: string) => Promise<OpenOrder>;
  status: (outOrderId: string, signal?: AbortSignal) => Promise<number>;
  /** The status afterwards: what was paid stays paid. */
  cancel: (outOrderId: string) => Promise<number>;
};

const openUntil = ({ expiresIn, ...order }: Omit<OpenOrder, "until"> & { expiresIn: number }): OpenOrder => ({
  ...order,
  until: Date.now() + expiresIn * SECOND_MS,
});

export const payApi: PayApi = {
  open: async (choice) => openUntil(await call("/api/pay/v3/nativepay", choice, { shownBy: "action" })),
  resume: async (outOrderId) => openUntil(await call("/api/pay/v3/resume", { outOrderId }, { shownBy: "action" })),
  status: async (outOrderId, signal) =>
    (await call("/api/pay/v3/queryOrderStatus", { outOrderId }, { shownBy: "screen", ...(signal === undefined ? {} : { signal }) }))
      .orderStatus,
  cancel: async (outOrderId) => (await call("/api/pay/v3/cancelOrder", { outOrderId }, { shownBy: "action" })).orderStatus,
};
