import { defenceApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind } from "./bind.ts";

/** Calls of the defence module. */
export function defenceCalls({ defence }: Pick<Deps, "defence">): BoundRoute[] {
  return [
    bind(defenceApi.start, ({ input, caller: { userId } }) => defence.start({ userId, ...input })),
    bind(defenceApi.list, ({ input, caller: { userId } }) => defence.list({ userId, ...input })),
    bind(defenceApi.export, ({ input, caller: { userId } }) => defence.export({ userId, ...input })),
  ];
}
