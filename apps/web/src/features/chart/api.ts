import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { listLocalCharts } from "./kept/local-charts.ts";

const PAGE_SIZE = 30;
const NOTES_SHOWN = 50;

export type ChartPlace = "all" | "bin";

export const chartsQuery = ({ place, q }: { place: ChartPlace; q: string }) =>
  infiniteQueryOptions({
    queryKey: queryKeys.charts("list", place, q),
    queryFn: ({ pageParam, signal }) =>
      call("/api/chart/list", { place, page: pageParam, size: PAGE_SIZE, ...(q === "" ? {} : { q }) }, { signal, shownBy: "screen" }),
    refetchOnMount: "always",
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (page * PAGE_SIZE < last.total ? page + 1 : undefined),
  });

export const chartQuery = (chartId: string) =>
  queryOptions({
    queryKey: queryKeys.charts("one", chartId),
    queryFn: ({ signal }) => call("/api/chart/get", { chartId }, { signal, shownBy: "screen" }),
    // What is open is its own truth from then on.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Notes a chart can go into, last changed first. */
export const noteChoicesQuery = queryOptions({
  queryKey: queryKeys.notes.forCharts,
  queryFn: ({ signal }) => call("/api/note/list", { size: NOTES_SHOWN }, { signal, shownBy: "screen" }),
});

/** Charts of this browser, of somebody who has not signed in. */
export const localChartsQuery = queryOptions({
  queryKey: queryKeys.charts("local"),
  queryFn: () => listLocalCharts(),
  refetchOnMount: "always",
});

export const refreshCharts = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === queryKeys.charts()[0] && queryKey[1] !== "one" });
