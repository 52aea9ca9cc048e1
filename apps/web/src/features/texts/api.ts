import type { PieceDraft } from "@tangleaf/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

const PAGE_SIZE = 20;
/** While something is being written its row is asked again this often. */
const RUNNING_REFRESH_MS = 2000;

/** One's pieces; `sceneType` "" = of every scene. */
export const piecesQuery = ({ q, sceneType }: { q: string; sceneType: string }) =>
  infiniteQueryOptions({
    queryKey: queryKeys.texts.pieces(q, sceneType),
    queryFn: ({ pageParam, signal }) => {
      const asked = { ...(q === "" ? {} : { q }), ...(sceneType === "" ? {} : { sceneType }) };
      return call("/api/ai/pieces", { page: pageParam, size: PAGE_SIZE, ...asked }, { signal, shownBy: "screen" });
    },
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (page * PAGE_SIZE < last.total ? page + 1 : undefined),
    refetchInterval: ({ state }) => {
      const drafts = state.data?.pages.flatMap(({ list }) => list.flatMap((piece) => piece.drafts)) ?? [];
      return drafts.some(isRunning) ? RUNNING_REFRESH_MS : false;
    },
  });

export function isRunning({ status }: Pick<PieceDraft, "status">): boolean {
  return status === "queued" || status === "writing";
}

/** Deletes a draft, or with `wholePiece` all drafts of its piece, for good. */
export async function removeText(input: { generationId: string; wholePiece: boolean }): Promise<void> {
  await call("/api/ai/remove", input);
  await refreshAnswers(queryKeys.texts.all);
}

/** The whole text, for copying from the list. */
export async function fetchText(generationId: string): Promise<string> {
  return (await call("/api/ai/get", { generationId })).text;
}
