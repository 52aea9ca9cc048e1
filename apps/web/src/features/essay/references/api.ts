import type { EssayReference, OutputOf, RouteAt } from "@tangleaf/contract";
import type { Reference } from "@tangleaf/document/references";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

/** How often a list is asked for while something in it is being looked up. */
const CHECKING_MS = 2000;

export type EssayLibrary = OutputOf<RouteAt<"/api/reference/list">>;

/** The references of an essay; asked for again by itself while one is being looked up. */
export const libraryQuery = (essayId: string) =>
  queryOptions({
    queryKey: queryKeys.essays.references(essayId),
    queryFn: ({ signal }) => call("/api/reference/list", { essayId }, { signal, shownBy: "screen" }),
    refetchInterval: ({ state: { data } }) => (data?.list.some(({ check }) => check === "waiting") ? CHECKING_MS : false),
  });

export const refreshLibrary = (essayId: string): Promise<void> => refreshAnswers(queryKeys.essays.references(essayId));

/** A listed reference as the document package knows it. */
export const asReference = ({ id, item, tier, source }: EssayReference): Reference => ({ ...item, id, tier, source }) as Reference;
