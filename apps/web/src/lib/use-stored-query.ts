import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useHydrated } from "./use-hydrated.ts";

/**
 * What a query has answered; undefined while unknown, and while a prerendered part is hydrated: other parts may have asked
 * before.
 */
export function useStoredQuery<T, Key extends QueryKey>(options: UseQueryOptions<T, Error, T, Key>): T | undefined {
  const { data } = useQuery(options);
  return useHydrated() ? data : undefined;
}
