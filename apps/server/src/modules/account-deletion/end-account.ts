import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Clock } from "../../ports/clock.ts";
import type { PersonalData } from "../personal-data.ts";
import { claimEnd, isUnfinished, listIdentities, markFinished, rememberClosedIdentities } from "./account-deletion.repo.ts";
import { personalHashes } from "./was-closed.ts";

type Parts = {
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, "now">;
  readonly log: Logger;
  readonly personalData: readonly PersonalData[];
};

/**
 * Ends accounts in two steps, each of which may be repeated. First, in one transaction, nobody gets in any more and the
 * row names nobody; `closed_at` says so. Then every module erases what it keeps, and clearing `closes_at` says that nothing
 * is left: whoever was killed in between left an account that the next round finds by it.
 */
export function createEnding(parts: Parts) {
  const { db, clock, log, personalData } = parts;

  async function end(userId: string): Promise<boolean> {
    if (!(await stopAll(personalData, userId))) {
      log.info({ userId }, "an account to close is still writing; the next round closes it");
      return false;
    }
    await db.transaction().execute(async (trx) => {
      const now = clock.now();
      if (!(await claimEnd(trx, userId, now))) return;
      // Under the claim nothing new begins; what began before it is stopped by the second step.
      const identities = await listIdentities(trx, userId);
      await rememberClosedIdentities(trx, personalHashes(identities), now);
      for (const part of personalData) await part.revokeAccess?.(trx, userId);
    });
    return finish(parts, userId);
  }

  return {
    /** Whether this call ended the account. A fault with one account keeps no other from ending. */
    async tryEnd(userId: string): Promise<boolean> {
      try {
        return await end(userId);
      } catch (error) {
        log.error({ err: error, userId }, "could not close an account; the next round tries again");
        return false;
      }
    },
  };
}

/** false = something goes on writing. */
async function stopAll(personalData: readonly PersonalData[], userId: string): Promise<boolean> {
  let stopped = true;
  for (const part of personalData) stopped = ((await part.stopWork?.(userId)) ?? true) && stopped;
  return stopped;
}

/** Removes what an ended account left; false = not yet, or another process was first. */
async function finish({ db, personalData }: Parts, userId: string): Promise<boolean> {
  if (!(await isUnfinished(db, userId)) || !(await stopAll(personalData, userId))) return false;
  for (const part of personalData) if ((await part.erasePersonalData?.(userId)) === false) return false;
  return db.transaction().execute(async (trx) => {
    for (const part of personalData) await part.revokeAccess?.(trx, userId);
    return markFinished(trx, userId);
  });
}
