import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { queryKeys } from "./query-keys.ts";
import { onHandOver } from "./session-store.ts";

const STALE_MS = 30_000;

/** One cache for the page; only what the network lost is asked again, once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network a question fails and says so, instead of waiting without a word.
      networkMode: "always",
      refetchOnReconnect: true,
      staleTime: STALE_MS,
      refetchOnWindowFocus: true,
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.kind === "transport",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});

/**
 * Asks again for the shown answers below each key, after a change. A first answer that is already on its way
 * may be older than the change and is not cancelled by the library, so it is asked for once more.
 */
export async function refreshAnswers(...queryKeys: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    queryKeys.map(async (queryKey) => {
      const firstAnswers = queryClient
        .getQueryCache()
        .findAll({ queryKey, fetchStatus: "fetching", predicate: ({ state }) => state.data === undefined });
      await queryClient.invalidateQueries({ queryKey });
      if (firstAnswers.length > 0) await queryClient.invalidateQueries({ queryKey });
    }),
  );
}

/** Drops every answer that belongs to a person; answers that are the same for all stay. */
export function removeAnswers(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.baseInfo[0] });
}

onHandOver(removeAnswers);
