import type { InputOf, OutputOf, RouteAt } from "@tangleaf/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

const PAGE_SIZE = 24;

type ListRoute = RouteAt<"/api/template/list">;
export type TemplateLevel = NonNullable<InputOf<ListRoute>["level"]>;
export type TemplateCard = OutputOf<ListRoute>["list"][number];
export type TemplatePage = OutputOf<RouteAt<"/api/template/page">>;

/** Templates of theses that are found; they change with the product only. */
export const templatesQuery = ({ q, level }: { q: string; level: TemplateLevel | null }) =>
  infiniteQueryOptions({
    queryKey: queryKeys.templates.list(q, level),
    queryFn: ({ pageParam, signal }) =>
      call(
        "/api/template/list",
        { kind: "thesis", page: pageParam, size: PAGE_SIZE, ...(q === "" ? {} : { q }), ...(level === null ? {} : { level }) },
        { signal, shownBy: "screen" },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (page * PAGE_SIZE < last.total ? page + 1 : undefined),
  });

export const templateQuery = (pubId: string) =>
  queryOptions({
    queryKey: queryKeys.templates.one(pubId),
    queryFn: ({ signal }) => call("/api/template/page", { pubId }, { signal, shownBy: "screen" }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Makes a version of an essay's outlines. `requestId` is one for each wish: a repeat after a lost answer finds that version. */
export async function applyTemplate(wanted: InputOf<RouteAt<"/api/template/use">>) {
  const { essayId, no, ...said } = await call("/api/template/use", { ...wanted, target: "essay" }, { shownBy: "action" });
  return { ...said, essayId: essayId ?? "", no: no ?? 0 };
}
