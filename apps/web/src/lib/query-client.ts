import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const STALE_MS = 30_000;

/** One cache for the page; only what the network lost is asked again, once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      refetchOnWindowFocus: true,
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.kind === "transport",
    },
    mutations: { retry: false },
  },
});
