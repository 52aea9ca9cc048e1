import { essayApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind } from "./bind.ts";
import { removedWorks } from "./removed-works.ts";

/** Calls of the essays module. */
export function essayCalls(deps: Pick<Deps, "essays" | "search">): BoundRoute[] {
  const { essays } = deps;
  const done = async (work: Promise<void>) => {
    await work;
    return {};
  };
  return [
    bind(essayApi.titles, ({ input, caller: { userId } }) => essays.titles({ userId, ...input })),
    bind(essayApi.outline, ({ input, caller: { userId } }) => essays.outline({ userId, ...input })),
    bind(essayApi.addOutline, ({ input, caller: { userId } }) => essays.addOutline({ userId, ...input })),
    bind(essayApi.create, ({ input, caller: { userId } }) => essays.create({ userId, ...input })),
    bind(essayApi.abstract, ({ input, caller: { userId } }) => essays.abstract({ userId, ...input })),
    bind(essayApi.get, ({ input, caller: { userId } }) => essays.get({ userId, ...input })),
    bind(essayApi.list, ({ input, caller: { userId } }) => essays.list({ userId, ...input })),
    bind(essayApi.update, ({ input, caller: { userId } }) => essays.update({ userId, ...input })),
    bind(essayApi.remove, ({ input, caller: { userId } }) => {
      return removedWorks(deps, { userId, forever: input.forever }, essays.remove({ userId, ...input }));
    }),
    bind(essayApi.restore, ({ input, caller: { userId } }) => done(essays.restore({ userId, ...input }))),
    bind(essayApi.write, ({ input, caller: { userId } }) => essays.write({ userId, ...input })),
    bind(essayApi.stop, ({ input, caller: { userId } }) => done(essays.stop({ userId, ...input }))),
    bind(essayApi.ledger, ({ input, caller: { userId } }) => essays.ledger({ userId, ...input })),
    bind(essayApi.saveLedger, ({ input, caller: { userId } }) => essays.saveLedger({ userId, ...input })),
    bind(essayApi.reword, ({ input, caller: { userId } }) => essays.reword({ userId, ...input })),
    bind(essayApi.sync, ({ input, caller: { userId } }) => essays.sync({ userId, ...input })),
    bind(essayApi.aiStatement, ({ input, caller: { userId } }) => essays.aiStatement({ userId, ...input })),
    bind(essayApi.export, ({ input, caller: { userId } }) => essays.export({ userId, ...input })),
  ];
}
