import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { DatabaseDialect } from "../../../db/dialects/database-dialect.ts";
import type { Database } from "../../../db/schema/index.ts";
import { AppError } from "../../../platform/errors.ts";
import { newId } from "../../../platform/ids.ts";
import { HeavyTaskError } from "../../../platform/worker-pool.ts";
import type { Broker } from "../../../ports/broker.ts";
import type { Clock } from "../../../ports/clock.ts";
import { COMPACT_LOOK_MS, COMPACT_RETRY_MS, HEAVY_PAUSE_MS, UNWATCHED_MS } from "../constants.ts";
import { type DocumentRow, giveBack, postponeOthers } from "../document.repo.ts";
import type { DocumentPool } from "../document-pool.ts";
import type { DocumentKind } from "../documents.ts";
import type { Feeds } from "../feeds.ts";
import { base64Of } from "../inspect-update.ts";
import { loadLog } from "../load-log.ts";
import type { Quarantine } from "../quarantine.ts";
import { shapeOf } from "../read-document.ts";
import { storeCompacted } from "../store-compacted.ts";
import { RESTORE } from "../versions.ts";
import type { Compacted } from "./compact-task.ts";

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

/** Compacts one document this process has claimed, and gives it back where that was not possible. */
export async function compactDocument(options: CompactorOptions, row: DocumentRow, isClosed: () => boolean): Promise<void> {
  const { db, clock, log, processId, quarantine } = options;
  const { id: documentId } = row;
  try {
    await compactLog(options, row);
  } catch (error) {
    if (isClosed()) return;
    // Put away or erased meanwhile.
    if (!(error instanceof AppError && error.reason === "document.unknown"))
      log.error({ err: error, documentId }, "could not compact a document");
    if (error instanceof HeavyTaskError) await postponeOthers(db, { userId: row.user_id, until: clock.now() + HEAVY_PAUSE_MS });
    if (await quarantine.strike(row, error)) return;
    await giveBack(db, { documentId, owner: processId, until: clock.now() + COMPACT_RETRY_MS });
  }
}

async function compactLog(options: CompactorOptions, row: DocumentRow): Promise<void> {
  const { db, dialect, clock, log, processId, pool, feeds } = options;
  const { id: documentId } = row;
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
}
