import type { InputOf, OutputOf, RouteAt } from "@tangleaf/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { type CallOptions, call } from "#lib/api-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

const PAGE_SIZE = 40;

export type Essay = OutputOf<RouteAt<"/api/essay/get">>;
export type EssaySummary = OutputOf<RouteAt<"/api/essay/list">>["list"][number];

export const essaysQuery = ({ q, bin }: { q: string; bin: boolean }) =>
  infiniteQueryOptions({
    queryKey: queryKeys.essays.list(q, bin),
    queryFn: ({ pageParam, signal }) =>
      call("/api/essay/list", { bin, page: pageParam, size: PAGE_SIZE, ...(q === "" ? {} : { q }) }, { signal, shownBy: "screen" }),
    refetchOnMount: "always",
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (page * PAGE_SIZE < last.total ? page + 1 : undefined),
  });

export const essayQuery = (essayId: string) =>
  queryOptions({
    queryKey: queryKeys.essays.one(essayId),
    queryFn: ({ signal }) => call("/api/essay/get", { essayId }, { signal, shownBy: "screen" }),
  });

/** Saves what was said of an essay, or an edited outline. */
export const updateEssay = (changed: InputOf<RouteAt<"/api/essay/update">>, options: CallOptions<"/api/essay/update"> = {}) =>
  call("/api/essay/update", changed, options);
