import type { Kysely } from "kysely";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Db } from "../metering/metering.ts";
import { BATCH_MAX, COMPACT_AFTER_MS, COMPACT_AFTER_ROWS } from "./constants.ts";
import { type HeadChange, lockHeads, moveHeads } from "./document.repo.ts";
import { growthBy, isTooLarge, NO_GROWTH } from "./document-size.ts";
import type { InspectedUpdate } from "./inspect-update.ts";
import { findRepeats, insertUpdates, type UpdateRow } from "./update.repo.ts";

/** A change to be stored, read already. */
export type NewUpdate = InspectedUpdate & {
  readonly userId: string;
  readonly documentId: string;
  readonly epoch: number;
  readonly clientId: string;
  readonly clientSeq: number;
  readonly actor: string;
  readonly data: string;
};
type Outcome = { readonly seq: number; readonly isNew: boolean } | AppError;

export type AppendUpdates = {
  /** Resolves with its number once it is durable. */
  append(update: NewUpdate): Promise<number>;
  /** Waits for what is under way. */
  close(): Promise<void>;
};

type Waiting = { readonly update: NewUpdate; resolve(seq: number): void; reject(error: unknown): void };

/**
 * Stores changes: all that arrived in one turn of the event loop, or while the last ones were being stored, go into one
 * transaction. One commit costs as much as forty changes in it.
 */
export function createAppendUpdates(parts: {
  db: Kysely<Database>;
  dialect: DatabaseDialect;
  clock: Clock;
  /** After the commit, once for each new row. */
  stored(update: NewUpdate, seq: number): void;
}): AppendUpdates {
  const { db, dialect, clock } = parts;
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;

  function begin(): void {
    running ??= new Promise<void>((resolve) => setImmediate(resolve)).then(storeAll).finally(() => {
      running = null;
      if (waiting.length > 0) begin();
    });
  }

  async function storeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_MAX);
      waiting = waiting.slice(BATCH_MAX);
      await storeBatch(batch);
    }
  }

  async function storeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await db
        .transaction()
        .execute((trx) => appendUpdates(trx, { dialect, now: clock.now(), updates: batch.map(({ update }) => update) }));
      for (const [index, { update, resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined || outcome instanceof AppError) {
          reject(outcome);
          continue;
        }
        if (outcome.isNew) parts.stored(update, outcome.seq);
        resolve(outcome.seq);
      }
    } catch (error) {
      // One row the database refuses may not take the others with it.
      if (batch.length > 1) for (const one of batch) await storeBatch([one]);
      else batch[0]?.reject(error);
    }
  }

  return {
    append: (update) =>
      new Promise((resolve, reject) => {
        waiting.push({ update, resolve, reject });
        begin();
      }),
    async close() {
      while (running !== null) await running;
    },
  };
}

/** Numbers and stores changes of any documents, in their order. What was stored before keeps its number. */
export async function appendUpdates(
  trx: Db,
  { dialect, now, updates }: { dialect: DatabaseDialect; now: number; updates: readonly NewUpdate[] },
): Promise<Outcome[]> {
  const heads = await lockHeads(trx, dialect, [...new Set(updates.map(({ documentId }) => documentId))]);
  const numbers = new Map((await findRepeats(trx, updates)).map((row) => [keyOf(row.document_id, row.client_id, row.client_seq), row.seq]));
  const changes = new Map<string, HeadChange>();
  const rows: UpdateRow[] = [];
  const outcomes = updates.map((update): Outcome => {
    const { documentId, clientId, clientSeq } = update;
    const head = heads.get(documentId);
    if (head === undefined || head.user_id !== update.userId || head.available === 0) return new AppError("document.unknown");
    if (head.owner_closed_at !== null) return new AppError("session.invalid");
    const key = keyOf(documentId, clientId, clientSeq);
    const before = numbers.get(key);
    if (before !== undefined) return { seq: before, isNew: false };
    if (head.quarantined_at !== null) return new AppError("document.quarantined");
    if (update.epoch !== head.epoch) return new AppError("document.reopen");
    const change = changes.get(documentId) ?? { id: documentId, seq: head.seq, growth: NO_GROWTH, compactAt: 0, at: now };
    // A repair is smaller than what it repairs.
    if (update.actor !== COMPACTION && isTooLarge(head, change.growth, update)) return new AppError("document.tooLarge");
    const seq = change.seq + 1;
    const isDue = seq - head.snapshot_seq >= COMPACT_AFTER_ROWS || (head.compact_at !== null && head.compact_at <= now);
    const growth = growthBy(head.kind, change.growth, update);
    changes.set(documentId, { ...change, seq, growth, compactAt: isDue ? now : now + COMPACT_AFTER_MS });
    numbers.set(key, seq);
    rows.push({
      document_id: documentId,
      seq,
      client_id: clientId,
      client_seq: clientSeq,
      actor: update.actor,
      data: update.data,
      at: now,
    });
    return { seq, isNew: true };
  });
  if (rows.length === 0) return outcomes;
  await insertUpdates(trx, rows);
  await moveHeads(trx, [...changes.values()]);
  return outcomes;
}

/** Who repaired a document, as its log says. */
export const COMPACTION = "compaction";

function keyOf(documentId: string, clientId: string, clientSeq: number): string {
  return `${documentId} ${clientId} ${clientSeq}`;
}
