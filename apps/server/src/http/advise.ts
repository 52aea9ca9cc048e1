import { adviseApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind, bindOpen } from "./bind.ts";

export function adviseCalls({ advice }: Pick<Deps, "advice">): BoundRoute[] {
  return [
    bindOpen(adviseApi.save, async ({ input, caller, request }) => {
      await advice.save({ userId: caller?.userId ?? null, address: request.ip, ...input });
      return {};
    }),
    bind(adviseApi.isShowNpsAdvise, async ({ caller: { userId } }) => {
      await advice.ask(userId);
      return {};
    }),
    bind(adviseApi.saveNpsAdvise, async ({ input, caller: { userId } }) => {
      await advice.answer({ userId, ...input });
      return {};
    }),
  ];
}
