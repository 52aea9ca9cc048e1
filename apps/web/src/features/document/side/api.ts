import type { InputOf, RouteAt } from "@tangleaf/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

const PAGE_SIZE = 20;

export const versionsQuery = (documentId: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.notes.versions(documentId),
    queryFn: ({ pageParam, signal }) =>
      call("/api/document/versions", { documentId, page: pageParam, size: PAGE_SIZE }, { signal, shownBy: "screen" }),
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (page * PAGE_SIZE < last.total ? page + 1 : undefined),
  });

/** What one version holds; it never changes. */
export const versionQuery = (documentId: string, versionId: string) =>
  queryOptions({
    queryKey: queryKeys.notes.version(documentId, versionId),
    queryFn: ({ signal }) => call("/api/document/version", { documentId, versionId }, { signal, shownBy: "screen" }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export async function saveVersion(input: InputOf<RouteAt<"/api/document/saveVersion">>): Promise<void> {
  await call("/api/document/saveVersion", input);
  await refreshAnswers(queryKeys.notes.versions(input.documentId));
}

export async function restoreVersion(input: InputOf<RouteAt<"/api/document/restoreVersion">>): Promise<void> {
  await call("/api/document/restoreVersion", input);
  await refreshAnswers(queryKeys.notes.versions(input.documentId));
}
