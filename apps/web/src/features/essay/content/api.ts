import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

/** Essays looked through for one with a text: of those changed last. */
const LOOKED_AT = 40;

/** The essay written in last; null where none has a text yet. */
export const lastWrittenQuery = queryOptions({
  queryKey: queryKeys.essays.written,
  queryFn: async ({ signal }) => {
    const { list } = await call("/api/essay/list", { page: 1, size: LOOKED_AT }, { signal, shownBy: "screen" });
    return list.find(({ stage }) => stage === "content")?.essayId ?? null;
  },
});
