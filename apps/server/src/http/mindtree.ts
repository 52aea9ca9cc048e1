import { mindtreeApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind } from "./bind.ts";
import { removedWorks } from "./removed-works.ts";
import { createUserBound } from "./user-bound.ts";

/** Files one person imports in a minute: each takes a thread for up to twenty seconds. */
const IMPORTS_PER_MINUTE = 30;

/** Calls of the mindtrees module. */
export function mindtreeCalls(deps: Pick<Deps, "mindtrees" | "search" | "clock" | "config">): BoundRoute[] {
  const { mindtrees, clock, config } = deps;
  const countImport = createUserBound(clock, config.rateLimitPerMinute === 0 ? Number.POSITIVE_INFINITY : IMPORTS_PER_MINUTE);
  const done = async (work: Promise<void>) => {
    await work;
    return {};
  };
  return [
    bind(mindtreeApi.list, ({ input, caller: { userId } }) => mindtrees.list({ userId, ...input })),
    bind(mindtreeApi.get, ({ input, caller: { userId } }) => mindtrees.get({ userId, ...input })),
    bind(mindtreeApi.save, ({ input, caller: { userId } }) => mindtrees.save({ userId, ...input })),
    bind(mindtreeApi.remove, ({ input, caller: { userId } }) => {
      return removedWorks(deps, { userId, forever: input.forever }, mindtrees.remove({ userId, ...input }));
    }),
    bind(mindtreeApi.restore, ({ input, caller: { userId } }) => done(mindtrees.restore({ userId, ...input }))),
    bind(mindtreeApi.import, ({ input, caller: { userId } }) => {
      countImport(userId);
      return mindtrees.import({ userId, ...input });
    }),
    bind(mindtreeApi.export, ({ input, caller: { userId } }) => mindtrees.export({ userId, ...input })),
    bind(mindtreeApi.toNote, ({ input, caller: { userId } }) => mindtrees.toNote({ userId, ...input })),
    bind(mindtreeApi.toEssay, ({ input, caller: { userId } }) => mindtrees.toEssay({ userId, ...input })),
    bind(mindtreeApi.versions, ({ input, caller: { userId } }) => mindtrees.versions({ userId, ...input })),
    bind(mindtreeApi.expand, ({ input, caller: { userId } }) => mindtrees.expand({ userId, ...input })),
    bind(mindtreeApi.generate, ({ input, caller: { userId } }) => mindtrees.generate({ userId, ...input })),
  ];
}
