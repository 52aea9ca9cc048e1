import { sourceApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind } from "./bind.ts";
import { createUserBound } from "./user-bound.ts";

/** Files of one person that are read in a minute, to be quoted or kept: each takes a thread for up to seconds. */
const READINGS_PER_MINUTE = 30;

/** Calls of the sources module. */
export function sourceCalls({ sources, clock, config }: Pick<Deps, "sources" | "clock" | "config">): BoundRoute[] {
  const countReading = createUserBound(clock, config.rateLimitPerMinute === 0 ? Number.POSITIVE_INFINITY : READINGS_PER_MINUTE);
  const done = async (work: Promise<void>) => {
    await work;
    return {};
  };
  return [
    bind(sourceApi.list, ({ input, caller: { userId } }) => sources.list({ userId, ...input })),
    bind(sourceApi.own, ({ input, caller: { userId } }) => sources.own({ userId, ...input })),
    bind(sourceApi.quote, ({ input, caller: { userId } }) => {
      countReading(userId);
      return sources.quote({ userId, ...input });
    }),
    bind(sourceApi.add, ({ input, caller: { userId } }) => {
      countReading(userId);
      return sources.add({ userId, ...input });
    }),
    bind(sourceApi.attach, ({ input, caller: { userId } }) => sources.attach({ userId, ...input })),
    bind(sourceApi.use, ({ input, caller: { userId } }) => done(sources.use({ userId, ...input }))),
    bind(sourceApi.remove, ({ input, caller: { userId } }) => done(sources.remove({ userId, ...input }))),
    bind(sourceApi.erase, ({ input, caller: { userId } }) => done(sources.erase({ userId, ...input }))),
    bind(sourceApi.passage, ({ input, caller: { userId } }) => sources.passage({ userId, ...input })),
  ];
}
