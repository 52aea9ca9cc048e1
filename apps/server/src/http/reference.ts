import { referenceApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind } from "./bind.ts";
import { createUserBound } from "./user-bound.ts";

/** Searches of one person in a minute, and calls after which is looked up: the databases give all people of a deployment a thousand a day. */
const SEARCHES_PER_MINUTE = 20;
/** Own files of one person that are read in a minute: each takes a thread for up to twenty seconds. */
const FILES_PER_MINUTE = 30;

/** Calls of the references module. */
export function referenceCalls({
  references,
  clock,
  config,
  stopping,
}: Pick<Deps, "references" | "clock" | "config" | "stopping">): BoundRoute[] {
  const countSearch = createUserBound(clock, config.rateLimitPerMinute === 0 ? Number.POSITIVE_INFINITY : SEARCHES_PER_MINUTE);
  const countFile = createUserBound(clock, config.rateLimitPerMinute === 0 ? Number.POSITIVE_INFINITY : FILES_PER_MINUTE);
  const done = async (work: Promise<void>) => {
    await work;
    return {};
  };
  return [
    bind(referenceApi.search, async ({ input, caller: { userId } }) => {
      countSearch(userId);
      return references.search({ ...input, signal: stopping.signal });
    }),
    bind(referenceApi.list, ({ input, caller: { userId } }) => references.list({ userId, ...input })),
    bind(referenceApi.add, async ({ input, caller: { userId } }) => {
      countSearch(userId);
      return references.add({ userId, ...input, signal: stopping.signal });
    }),
    bind(referenceApi.import, ({ input, caller: { userId } }) => {
      countSearch(userId);
      return references.import({ userId, ...input });
    }),
    bind(referenceApi.file, ({ input, caller: { userId } }) => {
      countFile(userId);
      return references.file({ userId, ...input });
    }),
    bind(referenceApi.save, ({ input, caller: { userId } }) => {
      countSearch(userId);
      return references.save({ userId, ...input });
    }),
    bind(referenceApi.remove, ({ input, caller: { userId } }) => done(references.remove({ userId, ...input }))),
    bind(referenceApi.check, ({ input, caller: { userId } }) => {
      countSearch(userId);
      return references.check({ userId, ...input });
    }),
    bind(referenceApi.style, ({ input, caller: { userId } }) => done(references.style({ userId, ...input }))),
  ];
}
