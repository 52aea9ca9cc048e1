import { ACCOUNT_CLOSE_GRACE_DAYS } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import { isoTime } from "../../platform/iso-time.ts";
import type { Blobs } from "../../ports/blobs.ts";
import type { Clock } from "../../ports/clock.ts";
import { forgetRemovedTexts } from "../generation/index.ts";
import { writeNotice } from "../notices/index.ts";
import type { PersonalData } from "../personal-data.ts";
import { askToClose, listDue, listOrphanBlobs, removeOrphanBlob, takeBack } from "./account-deletion.repo.ts";
import { createEnding } from "./end-account.ts";

/** Asked at sign-in, by the account module. */
export { wasClosed } from "./was-closed.ts";

/** Public API of the account-deletion module: the end of an account, of texts their owner removed, and of files nobody can reach. */
export interface AccountDeletion {
  /** Asks for the account to end after 7 days and returns that moment; a repeat keeps the first one. */
  close(userId: string): Promise<number>;
  /** Takes it back. Throws account.notClosing. */
  reopen(userId: string): Promise<void>;
  /**
   * Ends the accounts whose time has come and returns how many. What is writing is stopped first; where it does not stop,
   * or something cannot be removed, the next round goes on. Runs hourly, in any number of processes.
   */
  purgeDue(): Promise<number>;
  /** Forgets the words of texts removed 30 days ago; the rows stay for the ledger. Returns how many. */
  forgetRemovedTexts(): Promise<number>;
  /**
   * Removes stored files that no row has named for an hour: whoever was to name them was killed, or could not remove them.
   * Returns how many.
   */
  removeOrphanBlobs(): Promise<number>;
  /** All of them, hourly. */
  tidy(): Promise<void>;
}

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
      return inTransaction(db, async (trx) => {
        const now = clock.now();
        const closesAt = await askToClose(trx, userId, now + ACCOUNT_CLOSE_GRACE_DAYS * DAY_MS);
        if (closesAt === undefined) throw new AppError("session.invalid");
        const told = { kind: "accountClosing", data: { closesAt: isoTime(closesAt) } } as const;
        await writeNotice(trx, { userId, about: `closing:${closesAt}`, ...told }, now);
        return closesAt;
      });
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
