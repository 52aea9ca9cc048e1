import type { Offer } from "@tangleaf/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./api-client.ts";
import { queryKeys } from "./query-keys.ts";
import { useSession } from "./session-store.ts";
import { useStoredQuery } from "./use-stored-query.ts";

const STALE_MS = 600_000;

/** Goods with today's prices, for the signed-in person. */
export const goodsQuery = queryOptions({
  queryKey: queryKeys.goods,
  queryFn: ({ signal }) => call("/api/pay/v3/getGoodsList", {}, { signal, shownBy: "screen" }),
});

/** What there is, for whoever is not signed in. */
export const offerQuery = queryOptions({
  queryKey: queryKeys.offer,
  queryFn: ({ signal }) => call("/api/pay/v3/offer", {}, { signal, shownBy: "screen" }),
});

/** Goods as this person or a visitor has them today; undefined while unknown, and while a prerendered part is hydrated. */
export function useOffers(): readonly Offer[] | undefined {
  const signedIn = useSession((state) => state.token !== null);
  const restored = useSession((state) => state.restored);
  const own = useStoredQuery({ ...goodsQuery, staleTime: STALE_MS, enabled: signedIn });
  const offers = useStoredQuery({ ...offerQuery, staleTime: STALE_MS, enabled: restored && !signedIn });
  return signedIn ? own : offers;
}

/** The trial membership, where this person can still claim it now. */
export function useTrial(): Offer | undefined {
  return useOffers()?.find((goods) => goods.kind === "claim" && "available" in goods && goods.available === true);
}
