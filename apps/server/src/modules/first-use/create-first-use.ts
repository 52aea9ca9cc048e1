import type { Clock } from "../../ports/clock.ts";
import type { Invites } from "../invites/invites.ts";
import { lockWaiting, openGifts } from "./first-use.repo.ts";
import type { FirstUse } from "./first-use.ts";

export function createFirstUse({ clock, invites }: { clock: Clock; invites: Pick<Invites, "settle"> }): FirstUse {
  return {
    begin: (trx, userId) => lockWaiting(trx, userId),
    async complete(trx, userId) {
      if (await openGifts(trx, userId, clock.now())) await invites.settle(trx, userId);
    },
  };
}
