import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { refreshCounter } from "#lib/queries.ts";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

/** What can be had, at today's prices, for the person who asks. */
export const goodsQuery = queryOptions({
  queryKey: queryKeys.goods,
  queryFn: ({ signal }) => call("/api/pay/v3/getGoodsList", {}, { signal, quiet: true }),
});

export function readOrder(outOrderId: string) {
  return call("/api/pay/v3/order", { outOrderId }, { quiet: true });
}

export function claimGoods(goodsId: string) {
  return call("/api/pay/activity/claim", { goodsId }, { quiet: true });
}

/** After something was paid or claimed: balance, level, what is still to be had, and the list of orders. */
export async function refreshAfterPaying(): Promise<void> {
  const stale = [queryKeys.user, queryKeys.goods, queryKeys.orders.all];
  await Promise.all([refreshCounter(), ...stale.map((queryKey) => queryClient.invalidateQueries({ queryKey }))]);
}
