import type { GenerationListItem } from "@tangleaf/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

const PAGE_SIZE = 20;
/** While something is being written its row is asked again this often. */
const RUNNING_REFRESH_MS = 2000;

export const textsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.texts.search(q),
    queryFn: ({ pageParam, signal }) =>
      call("/api/ai/list", { page: pageParam, size: PAGE_SIZE, ...(q === "" ? {} : { q }) }, { signal, quiet: true }),
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (page * PAGE_SIZE < last.total ? page + 1 : undefined),
    refetchInterval: ({ state }) => (state.data?.pages.some(({ list }) => list.some(isRunning)) ? RUNNING_REFRESH_MS : false),
  });

export function isRunning({ status }: Pick<GenerationListItem, "status">): boolean {
  return status === "queued" || status === "writing";
}

/** Deletes a text for good. */
export async function removeText(generationId: string): Promise<void> {
  await call("/api/ai/remove", { generationId });
  await queryClient.invalidateQueries({ queryKey: queryKeys.texts.all });
}

/** The whole text, for copying from the list. */
export async function fetchText(generationId: string): Promise<string> {
  return (await call("/api/ai/get", { generationId })).text;
}
