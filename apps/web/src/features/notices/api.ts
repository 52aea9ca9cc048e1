import type { Notice } from "@tangleaf/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

/** What this person was told, newest first, page by page. */
export const noticesQuery = infiniteQueryOptions({
  queryKey: queryKeys.notices,
  queryFn: ({ pageParam, signal }) =>
    call("/api/notice/list", { ...(pageParam !== null && { before: pageParam }) }, { signal, shownBy: "screen" }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ list, hasMore }) => (hasMore ? (list.at(-1)?.noticeId ?? null) : null),
});

/** Quietly: what could not be marked now is marked when the panel opens again. */
export async function markRead({ noticeId }: Notice): Promise<void> {
  await call("/api/notice/read", { noticeId }, { background: true }).catch(() => undefined);
}
