import { setImmediate as nextTurn } from "node:timers/promises";
import type { Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import { newToken } from "../../platform/ids.ts";
import type { Blobs } from "../../ports/blobs.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Generations } from "../generation/generation.ts";
import { erasePersonalData } from "../jobs/index.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Profile } from "../profile/profile.ts";
import {
  anonymise,
  claimEnd,
  deleteFile,
  deleteSignIns,
  findUnfinished,
  forgetWords,
  listFiles,
  listIdentities,
  listRunning,
  listWordsOf,
  markFinished,
  rememberClosedIdentities,
} from "./account-deletion.repo.ts";
import { personalHashes } from "./was-closed.ts";

const BATCH = 50;
const CLOSED_NICKNAME: Readonly<Record<Variant, string>> = { zh: "已注销", en: "Closed" };

type Parts = {
  readonly db: Kysely<Database>;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly log: Logger;
  readonly generations: Pick<Generations, "stop">;
  readonly jobs: Pick<Jobs, "stopAll">;
  readonly profile: Pick<Profile, "removeAvatar">;
  readonly variant: Variant;
};

/**
 * Ends accounts in two steps, each of which may be repeated. First, in one transaction, nobody gets in any more and the
 * row names nobody; `closed_at` says so. Then files, texts and avatar go, and clearing `closes_at` says that nothing is
 * left: whoever was killed in between left an account that the next round finds by it.
 */
export function createEnding(parts: Parts) {
  const { db, clock, log } = parts;

  async function end(userId: string): Promise<boolean> {
    if (!(await stopAll(parts, userId))) {
      log.info({ userId }, "an account to close is still writing; the next round closes it");
      return false;
    }
    await db.transaction().execute(async (trx) => {
      const now = clock.now();
      if (!(await claimEnd(trx, userId, now))) return;
      // Under the claim nothing new begins; what began before it is stopped by the second step.
      const identities = await listIdentities(trx, userId);
      await rememberClosedIdentities(trx, personalHashes(identities), now);
      await deleteSignIns(trx, userId);
      // Longer than a name may be, so nobody can have taken it; a token is no invite code anybody types.
      const names = { username: `closed-${userId}`, nickname: CLOSED_NICKNAME[parts.variant], inviteCode: newToken() };
      await anonymise(trx, { userId, ...names });
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
async function stopAll({ db, generations, jobs }: Parts, userId: string): Promise<boolean> {
  // First: they would begin the next text.
  await jobs.stopAll(userId);
  for (const generationId of await listRunning(db, userId)) await generations.stop({ userId, generationId });
  return (await listRunning(db, userId)).length === 0;
}

/** Removes what an ended account left; false = not yet, or another process was first. */
async function finish(parts: Parts, userId: string): Promise<boolean> {
  const { db, blobs, clock, profile } = parts;
  if ((await findUnfinished(db, userId)) === undefined || !(await stopAll(parts, userId))) return false;
  for (let files = await listFiles(db, userId, BATCH); files.length > 0; files = await listFiles(db, userId, BATCH)) {
    for (const { id, blob_key } of files) {
      // Blob first: a row without its blob is found again, a blob without its row never.
      await blobs.remove(blob_key);
      await deleteFile(db, id);
    }
  }
  for (let ids = await listWordsOf(db, userId, BATCH); ids.length > 0; ids = await listWordsOf(db, userId, BATCH)) {
    if ((await forgetWords(db, ids, clock.now())) === 0) return false;
    await nextTurn();
  }
  const headimg = await findUnfinished(db, userId);
  if (headimg !== undefined) await profile.removeAvatar(headimg);
  return db.transaction().execute(async (trx) => {
    // A sign-in that was under way while the account ended may have left a session.
    await deleteSignIns(trx, userId);
    await erasePersonalData(trx, userId);
    return markFinished(trx, userId);
  });
}
