import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import { HeavyTaskError } from "../../platform/worker-pool.ts";
import type { Clock } from "../../ports/clock.ts";
import { writeNotice } from "../notices/index.ts";
import { STRIKES } from "./constants.ts";
import { type DocumentRow, lockHeads, updateDocument } from "./document.repo.ts";
import type { DocumentKind } from "./documents.ts";
import type { Feeds } from "./feeds.ts";
import { type Log, loadLog } from "./load-log.ts";

export type Quarantine = {
  /**
   * Runs what builds something of a document, and counts it where that takes too much. Throws document.quarantined where not even
   * its snapshot can be read, HeavyTaskError, and what `work` throws.
   */
  guard<T>(row: DocumentRow, work: () => Promise<T>): Promise<T>;
  /** The same with the log of the document, or with its last snapshot alone where it is quarantined. */
  build<T>(row: DocumentRow, work: (log: Log) => Promise<T>): Promise<T>;
  /** Counts that building a document took too much, where it did. True: it is quarantined by now. */
  strike(row: DocumentRow, error: unknown): Promise<boolean>;
};

/**
 * Sets documents aside that take too much CPU time or memory to build. A thread has one task at a time and counts what that took by
 * itself, so nothing else can make a document heavy; what only took long by the clock is not counted.
 */
export function createQuarantine(parts: {
  db: Kysely<Database>;
  dialect: DatabaseDialect;
  clock: Pick<Clock, "now">;
  log: Pick<Logger, "warn">;
  kinds: ReadonlyMap<string, DocumentKind>;
  feeds: Pick<Feeds, "look">;
}): Quarantine {
  const { db, dialect, clock, log, kinds, feeds } = parts;

  async function strike(row: DocumentRow, error: unknown): Promise<boolean> {
    if (!(error instanceof HeavyTaskError) || error.bound === "time") return false;
    const now = clock.now();
    const { isNew, isQuarantined } = await db.transaction().execute(async (trx) => {
      const head = (await lockHeads(trx, dialect, [row.id])).get(row.id);
      if (head === undefined) return { isNew: false, isQuarantined: false };
      const strikes = head.strikes + 1;
      const isDue = head.quarantined_at === null && strikes >= STRIKES.quarantined;
      await updateDocument(trx, row.id, {
        strikes,
        ...(isDue && { quarantined_at: now, compact_at: null, lease_owner: null, lease_until: 0 }),
      });
      const about = await (isDue ? kinds.get(row.kind)?.noticeOf?.(trx, row) : undefined);
      if (about !== undefined)
        await writeNotice(
          trx,
          {
            userId: row.user_id,
            about: `quarantined:${row.id}:${now}`,
            kind: "documentQuarantined",
            data: { documentId: row.id, ...about },
          },
          now,
        );
      return { isNew: isDue, isQuarantined: isDue || head.quarantined_at !== null };
    });
    log.warn({ documentId: row.id, bound: error.bound, isQuarantined }, "a document takes too much to build");
    if (isNew) feeds.look([row.id]);
    return isQuarantined;
  }

  async function guard<T>(row: DocumentRow, work: () => Promise<T>): Promise<T> {
    if (row.quarantined_at !== null && row.strikes >= STRIKES.unreadable) throw new AppError("document.quarantined");
    try {
      return await work();
    } catch (error) {
      await strike(row, error);
      throw error;
    }
  }

  return {
    guard,
    strike,
    build: (row, work) => guard(row, async () => work(await loadLog(db, row.id, { onlySnapshot: row.quarantined_at !== null }))),
  };
}
