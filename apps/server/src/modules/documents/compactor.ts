import { isStorageFull } from "../../platform/storage-full.ts";
import { type CompactorOptions, compactDocument } from "./compaction/compact-document.ts";
import { COMPACT_BATCH, COMPACT_LOOK_MS, LEASE_MS } from "./constants.ts";
import { claimDue, listBehind, listDerivedSeqs, makeDue } from "./document.repo.ts";
import type { Documents } from "./documents.ts";

/** Tells workers that a document is due at once. */
const CHANNEL = "document:compact";

/** How often a caller who waits for another process looks. */
const DERIVED_LOOK_MS = 100;

/**
 * Compacts documents that are due, one at a time. The row of a document says which process does and until when, so no two
 * processes do it twice, and one that dies is followed by another.
 */
export function createCompactor(options: CompactorOptions) {
  const { db, dialect, clock, log, broker, processId } = options;
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
        await compactDocument(options, row, () => isClosed);
        done += 1;
      }
      if (due.length < COMPACT_BATCH) break;
    }
    return done;
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
