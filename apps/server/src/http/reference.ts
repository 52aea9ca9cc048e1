import { referenceApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind } from "./bind.ts";
import { createUserBound } from "./user-bound.ts";

/** Searches of one person in a minute: the databases give all people of a deployment a thousand a day. */
const SEARCHES_PER_MINUTE = 20;

/** Calls of the references module. */
export function referenceCalls({ references, clock, config, stopping }: Deps): BoundRoute[] {
  const countSearch = createUserBound(clock, config.rateLimitPerMinute === 0 ? Number.POSITIVE_INFINITY : SEARCHES_PER_MINUTE);
  return [
    bind(referenceApi.search, async ({ input, caller: { userId } }) => {
      countSearch(userId);
      return references.search({ ...input, signal: stopping.signal });
    }),
  ];
}
