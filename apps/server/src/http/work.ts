import { workApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind } from "./bind.ts";
import { removedWorks } from "./removed-works.ts";

/** Calls of the works module. */
export function workCalls(deps: Pick<Deps, "works" | "search">): BoundRoute[] {
  const { works } = deps;
  const done = async (work: Promise<void>) => {
    await work;
    return {};
  };
  return [
    bind(workApi.list, ({ input, caller: { userId } }) => works.list({ userId, ...input })),
    bind(workApi.remove, ({ input, caller: { userId } }) => {
      return removedWorks(deps, { userId, forever: input.forever }, works.remove({ userId, ...input }));
    }),
    bind(workApi.restore, ({ input, caller: { userId } }) => done(works.restore({ userId, ...input }))),
    bind(workApi.rename, ({ input, caller: { userId } }) => done(works.rename({ userId, ...input }))),
  ];
}
