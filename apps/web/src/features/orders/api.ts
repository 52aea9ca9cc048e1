import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from "@tangleaf/contract/constants";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { refreshCounter } from "#lib/queries.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

export const ordersQuery = (page: number) =>
  queryOptions({
    queryKey: queryKeys.orders.page(page),
    queryFn: ({ signal }) => call("/api/user/getVipLog", { page, size: PAGE_SIZE_DEFAULT }, { signal, shownBy: "screen" }),
    placeholderData: keepPreviousData,
  });

/** Memberships are picked out of the same list, so it is read in its largest pages. */
export const membershipsQuery = infiniteQueryOptions({
  queryKey: queryKeys.orders.memberships,
  queryFn: ({ pageParam, signal }) => call("/api/user/getVipLog", { page: pageParam, size: PAGE_SIZE_MAX }, { signal, shownBy: "screen" }),
  initialPageParam: 1,
  getNextPageParam: (last, _all, page) => (page * PAGE_SIZE_MAX < last.total ? page + 1 : undefined),
});

export const orderQuery = (outOrderId: string) =>
  queryOptions({
    queryKey: queryKeys.orders.one(outOrderId),
    queryFn: ({ signal }) => call("/api/pay/v3/order", { outOrderId }, { signal, shownBy: "screen" }),
  });

/** Makes the server ask the platform about an order now, then refreshes orders and balance. */
export async function checkOrder(outOrderId: string): Promise<{ orderStatus: number; credited: boolean }> {
  const found = await call("/api/pay/v3/checkOrder", { outOrderId }, { shownBy: "action" });
  const stale = [queryKeys.user, queryKeys.orders.all, queryKeys.goods];
  await Promise.all([refreshCounter(), refreshAnswers(...stale)]);
  return found;
}
