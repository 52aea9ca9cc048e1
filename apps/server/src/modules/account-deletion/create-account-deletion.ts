import { ACCOUNT_CLOSE_GRACE_DAYS } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import type { Blobs } from "../../ports/blobs.ts";
import type { Clock } from "../../ports/clock.ts";
import { forgetRemovedTexts } from "../generation/index.ts";
import type { PersonalData } from "../personal-data.ts";
import { askToClose, listDue, listOrphanBlobs, removeOrphanBlob, takeBack } from "./account-deletion.repo.ts";
import type { AccountDeletion } from "./account-deletion.ts";
import { createEnding } from "./end-account.ts";

const DAY_MS = 86_400_000;
/** A text shown to nobody any more is kept this long against a slip of the hand. */
const REMOVED_KEPT_DAYS = 30;
const ACCOUNTS_A_BATCH = 50;
const BLOBS_A_BATCH = 50;
/** No file takes so long from being stored to being named; should one, it is not named any more. */
const ORPHAN_KEPT_MS = 3_600_000;

export function createAccountDeletion(parts: {
  db: Kysely<Database>;
  blobs: Blobs;
  clock: Clock;
  log: Logger;
  personalData: readonly PersonalData[];
}): AccountDeletion {
  const { db, blobs, clock, log } = parts;
  const ending = createEnding(parts);

  const module: AccountDeletion = {
    async close(userId) {
      const closesAt = await askToClose(db, userId, clock.now() + ACCOUNT_CLOSE_GRACE_DAYS * DAY_MS);
      if (closesAt === undefined) throw new AppError("session.invalid");
      return closesAt;
    },

    async reopen(userId) {
      if (!(await takeBack(db, userId))) throw new AppError("account.notClosing");
    },

    async purgeDue() {
      let ended = 0;
      let after = "";
      for (;;) {
        const due = await listDue(db, { now: clock.now(), after, limit: ACCOUNTS_A_BATCH });
        for (const userId of due) if (await ending.tryEnd(userId)) ended++;
        if (due.length < ACCOUNTS_A_BATCH) break;
        after = due.at(-1) ?? after;
      }
      if (ended > 0) log.info({ ended }, "closed accounts");
      return ended;
    },

    async forgetRemovedTexts() {
      const now = clock.now();
      return forgetRemovedTexts(db, { before: now - REMOVED_KEPT_DAYS * DAY_MS, now });
    },

    async removeOrphanBlobs() {
      let removed = 0;
      for (;;) {
        const keys = await listOrphanBlobs(db, clock.now() - ORPHAN_KEPT_MS, BLOBS_A_BATCH);
        for (const key of keys) if (await removeOrphanBlob(db, key, blobs.remove)) removed++;
        if (keys.length < BLOBS_A_BATCH) return removed;
      }
    },

    async tidy() {
      await module.purgeDue();
      await module.forgetRemovedTexts();
      await module.removeOrphanBlobs();
    },
  };
  return module;
}
