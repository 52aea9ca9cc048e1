import type { DefenceKit } from "@tangleaf/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

/** What was prepared for a document, the newest first. */
export const defencesQuery = (documentId: string) =>
  queryOptions({
    queryKey: queryKeys.defences(documentId),
    queryFn: async ({ signal }) => {
      const { list } = await call("/api/defence/list", { documentId }, { signal, shownBy: "screen" });
      return list.filter(({ status }) => status === "done");
    },
  });

/** One of them; it never changes. */
export const defenceQuery = (generationId: string) =>
  queryOptions({
    queryKey: queryKeys.defence(generationId),
    queryFn: async ({ signal }) => readKit((await call("/api/ai/get", { generationId }, { signal, shownBy: "screen" })).result),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Page and server are built from one contract: a result that is there has its shape. */
export function readKit(result: Readonly<Record<string, unknown>> | null): DefenceKit | null {
  return Array.isArray(result?.["slides"]) && Array.isArray(result["questions"]) ? (result as DefenceKit) : null;
}
