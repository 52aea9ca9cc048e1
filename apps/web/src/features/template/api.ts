import type { InputOf, RouteAt } from "@tangleaf/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call, callForBytes } from "#lib/api-client.ts";
import { handOver } from "#lib/hand-over.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import type { TemplateList } from "./library-data.ts";
import { askFor, type ListView } from "./list-view.ts";

const MINUTE_MS = 60_000;

type Asked = { view: ListView; seen: readonly string[]; token: string | null };

/** A page of the list. `built`: what the build knows of it, shown until the server has answered. */
export const listQuery = ({ view, seen, token }: Asked, built: TemplateList | undefined) =>
  queryOptions({
    queryKey: queryKeys.templates.shelf(view, view.mine === "seen" ? seen : [], token !== null),
    queryFn: ({ signal }) => call("/api/template/list", askFor(view, seen), { signal, shownBy: "screen" }),
    staleTime: MINUTE_MS,
    placeholderData: (before) => built ?? keepPreviousData(before),
  });

/** A template with what is known of people: the star of whoever is signed in, how many have used it. */
export const marksQuery = (pubId: string, token: string | null) =>
  queryOptions({
    queryKey: queryKeys.templates.marks(pubId, token !== null),
    queryFn: async ({ signal }) => {
      const { starred = false, used = null } = await call("/api/template/page", { pubId }, { signal, shownBy: "screen" });
      return { starred, used };
    },
    staleTime: MINUTE_MS,
  });

export async function starTemplate(pubId: string, on: boolean): Promise<void> {
  await call("/api/template/star", { pubId, on });
  await refreshAnswers(queryKeys.templates.all);
}

/** Layouts of schools the person has, as templates for Word. */
export const schoolLayoutsQuery = queryOptions({
  queryKey: queryKeys.wordTemplates.list,
  queryFn: ({ signal }) => call("/api/wordTemplate/list", {}, { signal, shownBy: "screen" }),
});

/** Makes an essay's outline or a note. `requestId` is one for each wish: a repeat after a lost answer finds what was made. */
export const makeOfTemplate = (wanted: InputOf<RouteAt<"/api/template/use">>) => call("/api/template/use", wanted, { shownBy: "action" });

/** Gets the Word file and hands it over. Throws `ApiError`. */
export async function downloadTemplate(wanted: InputOf<RouteAt<"/api/template/export">>): Promise<void> {
  const response = await callForBytes("/api/template/export", wanted, { shownBy: "action" });
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  await handOver(await response.blob(), name === undefined ? `${wanted.pubId}.docx` : decodeURIComponent(name));
}
