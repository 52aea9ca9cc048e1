import { queryOptions } from "@tanstack/react-query";
import { call } from "./api-client.ts";
import { queryKeys } from "./query-keys.ts";

/** A generation that belongs to an essay or a note: its state, and its `result` once it is done. */
export const draftQuery = (generationId: string) =>
  queryOptions({
    queryKey: queryKeys.essays.draft(generationId),
    queryFn: ({ signal }) => call("/api/ai/get", { generationId }, { signal, shownBy: "screen" }),
  });
