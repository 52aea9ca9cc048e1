import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import { isStorageFull } from "../../platform/storage-full.ts";
import { HeavyTaskError } from "../../platform/worker-pool.ts";
import type { Broker } from "../../ports/broker.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Compacted } from "./compaction/compact-task.ts";
import { COMPACT_BATCH, COMPACT_LOOK_MS, COMPACT_RETRY_MS, HEAVY_PAUSE_MS, LEASE_MS, UNWATCHED_MS } from "./constants.ts";
import { claimDue, type DocumentRow, giveBack, listBehind, listDerivedSeqs, makeDue, postponeOthers } from "./document.repo.ts";
import type { DocumentPool } from "./document-pool.ts";
import type { DocumentKind, Documents } from "./documents.ts";
import type { Feeds } from "./feeds.ts";
import { base64Of } from "./inspect-update.ts";
import { loadLog } from "./load-log.ts";
import type { Quarantine } from "./quarantine.ts";
import { shapeOf } from "./read-document.ts";
import { storeCompacted } from "./store-compacted.ts";
import { RESTORE } from "./versions.ts";

/** Tells workers that a document is due at once. */
const CHANNEL = "document:compact";

/** How often a caller who waits for another process looks. */
const DERIVED_LOOK_MS = 100;

export type CompactorOptions = {
  readonly db: Kysely<Database>;
  readonly dialect: DatabaseDialect;
  readonly clock: Clock;
  readonly log: Logger;
  readonly broker: Broker;
  readonly kinds: ReadonlyMap<string, DocumentKind>;
  readonly processId: string;
  readonly runs: boolean;
  readonly pool: DocumentPool;
  readonly quarantine: Pick<Quarantine, "strike">;
  readonly feeds: Feeds;
};

/**
 * Compacts documents that are due, one at a time. The row of a document says which process does and until when, so no two
 * processes do it twice, and one that dies is followed by another.
 */
export function createCompactor(options: CompactorOptions) {
  const { db, dialect, clock, log, broker, processId, pool, quarantine, feeds } = options;
  const offs: (() => void)[] = [];
  let running: Promise<number> | null = null;
  let isClosed = false;

  /** One round at a time; who asks during one gets the next. */
  async function compactDue(): Promise<number> {
    while (running !== null) await running.catch(() => 0);
    running = round().finally(() => {
      running = null;
    });
    return running;
  }

  async function round(): Promise<number> {
    let done = 0;
    while (!isClosed) {
      const now = clock.now();
      const due = await db
        .transaction()
        .execute((trx) => claimDue(trx, dialect, { owner: processId, now, until: now + LEASE_MS, limit: COMPACT_BATCH }));
      for (const row of due) {
        await compact(row);
        done += 1;
      }
      if (due.length < COMPACT_BATCH) break;
    }
    return done;
  }

  async function compact(row: DocumentRow): Promise<void> {
    const { id: documentId } = row;
    try {
      const loaded = await loadLog(db, documentId);
      const now = clock.now();
      const mayRebuild = now - row.watched_at > UNWATCHED_MS && now - row.updated_at > UNWATCHED_MS;
      const compacted: Compacted = await pool.compactLog(
        {
          shape: shapeOf(row.kind),
          snapshot: loaded.snapshot.data,
          updates: loaded.rows.map(({ client_id: clientId, data: update, actor }) => ({ clientId, update, knowsLocks: actor === RESTORE })),
          now,
          mayRebuild,
        },
        { userId: row.user_id },
      );
      if (compacted.isCutShort) log.error({ documentId, seq: loaded.seq }, "changes of a document cannot be applied and were left out");
      const kind = options.kinds.get(row.kind);
      const stored = await db
        .transaction()
        .execute((trx) =>
          storeCompacted(trx, { dialect, owner: processId, now: clock.now(), loaded, compacted, kind, newId: () => newId(clock.now()) }),
        );
      if (stored === null) await giveBack(db, { documentId, owner: processId, until: clock.now() + COMPACT_LOOK_MS });
      else if (compacted.isRebuilt) feeds.look([documentId]);
      else if (stored.change !== null) {
        const { seq, clientId } = stored.change;
        feeds.stored({ documentId, epoch: loaded.epoch, seq, clientId, update: base64Of(compacted.update ?? new Uint8Array()) });
      }
    } catch (error) {
      if (isClosed) return;
      // Put away or erased meanwhile.
      if (!(error instanceof AppError && error.reason === "document.unknown"))
        log.error({ err: error, documentId }, "could not compact a document");
      if (error instanceof HeavyTaskError) await postponeOthers(db, { userId: row.user_id, until: clock.now() + HEAVY_PAUSE_MS });
      if (await quarantine.strike(row, error)) return;
      await giveBack(db, { documentId, owner: processId, until: clock.now() + COMPACT_RETRY_MS });
    }
  }

  async function sweep(): Promise<void> {
    try {
      await compactDue();
    } catch (error) {
      log.error({ err: error }, "could not look for documents to compact");
    }
  }

  const derive: Documents["derive"] = async ({ userId, timeoutMs }) => {
    const until = clock.now() + timeoutMs;
    const behind = await listBehind(db, userId);
    if (behind.length > 0 && !(await canMakeDue(behind))) return false;
    const wanted = new Map(behind.map(({ id, seq }) => [id, seq]));
    if (wanted.size === 0) return true;
    if (options.runs) await Promise.race([sweep(), wait(timeoutMs)]);
    else broker.publish(CHANNEL, "");
    for (;;) {
      // What was put away or erased meanwhile is not derived any more.
      const derived = new Map((await listDerivedSeqs(db, [...wanted.keys()])).map(({ id, derived_seq }) => [id, derived_seq]));
      for (const [id, seq] of wanted) if ((derived.get(id) ?? seq) >= seq) wanted.delete(id);
      if (wanted.size === 0 || clock.now() >= until || isClosed) return wanted.size === 0;
      await wait(DERIVED_LOOK_MS);
    }
  };

  /** Makes documents due. Returns false where the disk is full; the caller then uses the columns derived earlier. */
  async function canMakeDue(behind: readonly { id: string }[]): Promise<boolean> {
    try {
      await makeDue(
        db,
        behind.map(({ id }) => id),
        clock.now(),
      );
      return true;
    } catch (error) {
      if (!isStorageFull(error)) throw error;
      return false;
    }
  }

  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => void clock.after(ms, resolve));
  }

  return {
    compactDue,
    derive,
    async begin(): Promise<void> {
      if (options.runs) offs.push(clock.every(COMPACT_LOOK_MS, sweep), await broker.subscribe(CHANNEL, () => void sweep()));
    },
    async close(): Promise<void> {
      isClosed = true;
      for (const off of offs.splice(0)) off();
      await running?.catch(() => 0);
    },
  };
}
