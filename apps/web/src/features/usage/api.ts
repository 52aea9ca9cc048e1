import { PAGE_SIZE_DEFAULT } from "@tangleaf/contract/constants";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import type { Span } from "./span.ts";

export const countQuery = (span: Span) =>
  queryOptions({
    queryKey: queryKeys.apiLog.count(span),
    queryFn: ({ signal }) => call("/api/user/getCountData", span, { signal, shownBy: "screen" }),
    placeholderData: keepPreviousData,
  });

export type LogFilter = Span & { kind: string | null };

export const logQuery = ({ kind, ...span }: LogFilter, page: number) =>
  queryOptions({
    queryKey: queryKeys.apiLog.list(span, kind, page),
    queryFn: ({ signal }) =>
      call(
        "/api/user/getApiLog",
        { ...span, ...(kind === null ? {} : { kind }), page, size: PAGE_SIZE_DEFAULT },
        { signal, shownBy: "screen" },
      ),
    placeholderData: keepPreviousData,
  });

/** Opens the log as a CSV file, by an address of its own: in-app browsers cannot save what a page made up itself. */
export async function openLogFile({ kind, ...span }: LogFilter): Promise<void> {
  const { url } = await call("/api/user/exportApiLog", { ...span, ...(kind === null ? {} : { kind }) });
  location.assign(url);
}
