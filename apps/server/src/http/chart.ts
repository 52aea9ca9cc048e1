import { chartApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind } from "./bind.ts";

/** Calls of the charts module. */
export function chartCalls({ charts }: Pick<Deps, "charts">): BoundRoute[] {
  const done = async (work: Promise<void>) => {
    await work;
    return {};
  };
  return [
    bind(chartApi.generate, ({ input, caller: { userId } }) => charts.generate({ userId, ...input })),
    bind(chartApi.fromText, ({ input, caller: { userId } }) => charts.fromText({ userId, ...input })),
    bind(chartApi.save, ({ input, caller: { userId } }) => charts.save({ userId, ...input })),
    bind(chartApi.get, ({ input, caller: { userId } }) => charts.get({ userId, ...input })),
    bind(chartApi.list, ({ input, caller: { userId } }) => charts.list({ userId, ...input })),
    bind(chartApi.remove, ({ input, caller: { userId } }) => done(charts.remove({ userId, ...input }))),
    bind(chartApi.restore, ({ input, caller: { userId } }) => done(charts.restore({ userId, ...input }))),
    bind(chartApi.export, ({ input, caller: { userId } }) => charts.export({ userId, ...input })),
    bind(chartApi.insert, ({ input, caller: { userId } }) => charts.insert({ userId, ...input })),
  ];
}
