import type { Clock } from "../../ports/clock.ts";
import type { Invites } from "../invites/invites.ts";
import type { Db } from "../metering/metering.ts";
import { lockWaiting, openGifts } from "./first-use.repo.ts";

/** Public API of the first-use module: what an account without a platform's proof is given with its first text (docs/decisions/025). */
export type FirstUse = ReturnType<typeof createFirstUse>;

export function createFirstUse({ clock, invites }: { clock: Clock; invites: Pick<Invites, "settle"> }) {
  return {
    /**
     * Whether the account waits for its first text; if so its row is locked until the transaction ends. To be called before
     * other rows of the account are locked, in the same order as the start of a text does.
     */
    begin: (trx: Db, userId: string): Promise<boolean> => lockWaiting(trx, userId),

    /** A text was delivered: gifts can be claimed from now on, and the inviter is rewarded. Call it once, after `begin` was true. */
    async complete(trx: Db, userId: string): Promise<void> {
      if (await openGifts(trx, userId, clock.now())) await invites.settle(trx, userId);
    },
  };
}
