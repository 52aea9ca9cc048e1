import { sceneApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bindOpen } from "./bind.ts";

export function sceneCalls({ library }: Pick<Deps, "library">): BoundRoute[] {
  return [
    bindOpen(sceneApi.list, async ({ input }) => library.list(input.listType, input.q)),
    bindOpen(sceneApi.get, async ({ input }) => library.get(input.sceneType)),
    bindOpen(sceneApi.sample, async ({ input }) => ({ text: await library.sample(input.sceneType) })),
  ];
}
