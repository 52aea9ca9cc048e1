import type { InputOf, RouteAt } from "@tangleaf/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { listLocalTrees } from "./local-trees.ts";

const PAGE_SIZE = 30;
/** A list that is behind what is written is asked for again after this. */
const ASK_AGAIN_MS = 1500;

export type TreePlaceInList = "all" | "bin";

export const treesQuery = ({ place, q }: { place: TreePlaceInList; q: string }) =>
  infiniteQueryOptions({
    queryKey: queryKeys.mindtrees(place, q),
    queryFn: ({ pageParam, signal }) =>
      call("/api/mindtree/list", { place, page: pageParam, size: PAGE_SIZE, ...(q === "" ? {} : { q }) }, { signal, shownBy: "screen" }),
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.pages.some(({ isBehind }) => isBehind) ? ASK_AGAIN_MS : false),
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (page * PAGE_SIZE < last.total ? page + 1 : undefined),
  });

export const localTreesQuery = queryOptions({
  queryKey: queryKeys.mindtrees("local", ""),
  queryFn: () => listLocalTrees().catch(() => []),
  refetchOnMount: "always",
});

export const refreshTrees = (): Promise<void> => refreshAnswers(queryKeys.mindtrees());

type Save = InputOf<RouteAt<"/api/mindtree/save">>;

/** Makes a tree. `requestId` is one for each wish: a repeat after a lost answer finds the tree of the first try. */
export async function createTree(wanted: Omit<Save, "mindtreeId"> & { requestId: string }): Promise<string> {
  const { mindtreeId } = await call("/api/mindtree/save", wanted, { shownBy: "action" });
  void refreshTrees();
  return mindtreeId;
}
