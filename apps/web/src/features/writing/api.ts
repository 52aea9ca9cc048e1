import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

/** The last text of a scene: what 带入上次填写 takes its inputs from, and what may still be being written. */
export const lastTextQuery = (sceneType: string) =>
  queryOptions({
    queryKey: queryKeys.texts.last(sceneType),
    queryFn: async ({ signal }) => {
      const { list } = await call("/api/ai/list", { sceneType, kind: "scene", size: 1 }, { signal, shownBy: "screen" });
      return list[0] ?? null;
    },
  });

/** The newest draft of a scene of whatever kind: it may still be being written. */
export const newestDraftQuery = (sceneType: string) =>
  queryOptions({
    queryKey: queryKeys.texts.newest(sceneType),
    queryFn: async ({ signal }) => {
      const { list } = await call("/api/ai/list", { sceneType, size: 1 }, { signal, shownBy: "screen" });
      return list[0] ?? null;
    },
    staleTime: 0,
  });

/** What the sample writer makes of a scene's example: the same for everybody, so it is asked for once. */
export const sampleQuery = (sceneType: string) =>
  queryOptions({
    queryKey: queryKeys.sample(sceneType),
    queryFn: ({ signal }) => call("/api/scene/sample", { sceneType }, { signal, shownBy: "screen" }),
    staleTime: Number.POSITIVE_INFINITY,
  });
