import { sourceSearchApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind } from "./bind.ts";
import { createUserBound } from "./user-bound.ts";

/** Searches of one person in a minute, and pages that are opened: both are asked of others in our name. */
const SEARCHES_PER_MINUTE = 12;
const PAGES_PER_MINUTE = 20;

/** Calls of the web-pages module. */
export function sourceSearchCalls({
  webPages,
  clock,
  config,
  stopping,
}: Pick<Deps, "webPages" | "clock" | "config" | "stopping">): BoundRoute[] {
  const bound = (perMinute: number) => createUserBound(clock, config.rateLimitPerMinute === 0 ? Number.POSITIVE_INFINITY : perMinute);
  const countSearch = bound(SEARCHES_PER_MINUTE);
  const countPage = bound(PAGES_PER_MINUTE);
  const { signal } = stopping;
  return [
    bind(sourceSearchApi.search, ({ input, caller: { userId } }) => {
      countSearch(userId);
      return webPages.search({ userId, ...input, signal });
    }),
    bind(sourceSearchApi.quotePage, ({ input, caller: { userId } }) => {
      countPage(userId);
      return webPages.quotePage({ userId, ...input, signal });
    }),
    bind(sourceSearchApi.addPage, ({ input, caller: { userId } }) => {
      countPage(userId);
      return webPages.addPage({ userId, ...input, signal });
    }),
    bind(sourceSearchApi.addWork, ({ input, caller: { userId } }) => {
      countPage(userId);
      return webPages.addWork({ userId, ...input, signal });
    }),
  ];
}
