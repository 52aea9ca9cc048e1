import type { DocumentContent } from "@tangleaf/document/model";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import type { Broker } from "../../ports/broker.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Space } from "../space/space.ts";
import { createAppendUpdates } from "./append-updates.ts";
import { createChangeDocument } from "./change-document.ts";
import { createCompactor } from "./compactor.ts";
import { createNewDocuments } from "./create-document.ts";
import {
  type DocumentRow,
  eraseDocuments,
  findDocument,
  findOwnedDocument,
  isAnyBehind,
  lockHeads,
  setAvailable,
} from "./document.repo.ts";
import { type BuildBounds, createDocumentPool } from "./document-pool.ts";
import type { DocumentKind, Documents } from "./documents.ts";
import { createFeeds } from "./feeds.ts";
import { inspectUpdate } from "./inspect-update.ts";
import { loadLog, taskOf } from "./load-log.ts";
import { openLog, openSnapshot } from "./open-document.ts";
import { createPresencePlaces } from "./presence-places.ts";
import { createQuarantine } from "./quarantine.ts";
import { shapeOf } from "./read-document.ts";
import { createVersions } from "./versions.ts";
import { watchDocument } from "./watch-document.ts";

export type DocumentOptions = {
  readonly db: Kysely<Database>;
  readonly dialect: DatabaseDialect;
  readonly clock: Clock;
  readonly log: Logger;
  readonly broker: Broker;
  readonly kinds: readonly DocumentKind[];
  readonly processId: string;
  /** Those of constants.ts where left out. */
  readonly bounds?: BuildBounds | undefined;
  /** false on a process that only serves pages (ROLES=web): it compacts nothing. */
  readonly runs: boolean;
  /** Pages of one document that say where they are at a time. */
  readonly presencesMax: number;
  readonly space: Pick<Space, "assertSpace">;
};

export type DocumentModule = Documents & {
  /** Compacts from now on, where this process runs such work. */
  begin(): Promise<void>;
  /** Documents somebody watches in this process. */
  watchedDocuments(): number;
  /** Compacts what is due now, in this process; how many documents that were. */
  compactDue(): Promise<number>;
  /** What a document or a version holds, whoever it belongs to and also where it is put away. Null where it cannot be built. */
  contentOf(of: { documentId: string; versionId?: string }): Promise<DocumentContent | null>;
  close(): Promise<void>;
};

type Owned = { readonly userId: string; readonly documentId: string };

/** The documents module on its ports. Nothing is compacted before `begin`. */
export function createDocuments(options: DocumentOptions): DocumentModule {
  const { db, dialect, clock } = options;
  const kinds = new Map(options.kinds.map((kind) => [kind.name, kind]));
  const pool = createDocumentPool(options.log, options.bounds);
  const feeds = createFeeds(options);
  const presencePlaces = createPresencePlaces({ clock, perDocument: options.presencesMax });
  const quarantine = createQuarantine({ db, dialect, clock, log: options.log, kinds, feeds });
  const appended = createAppendUpdates({
    db,
    dialect,
    clock,
    stored: ({ documentId, epoch, clientId, data }, seq) => feeds.stored({ documentId, epoch, seq, clientId, update: data }),
  });

  async function requireOwned(owned: Owned): Promise<DocumentRow> {
    const row = await findOwnedDocument(db, owned);
    if (row === undefined) throw new AppError("document.unknown");
    return row;
  }

  async function read(owned: Owned): ReturnType<Documents["read"]> {
    const row = await requireOwned(owned);
    return quarantine.build(row, async (log) => {
      const { content, suggestions, nodes } = await pool.readLog({ ...taskOf(log), shape: shapeOf(row.kind) }, owned);
      return { content, suggestions, nodes, seq: log.seq, epoch: log.epoch, isQuarantined: row.quarantined_at !== null };
    });
  }

  const change = createChangeDocument({ db, clock, pool, quarantine, appended, requireOwned });
  const compactor = createCompactor({ ...options, kinds, pool, quarantine, feeds });
  const versions = createVersions({ db, dialect, clock, pool, quarantine, requireOwned, change, space: options.space });

  return {
    ...createNewDocuments({ clock, pool, kinds, space: options.space }),
    async readTree({ userId, update }) {
      inspectUpdate(update);
      try {
        return (await pool.readLog({ snapshot: null, updates: [update], shape: "tree" }, { userId })).nodes;
      } catch (error) {
        if (error instanceof AppError) throw error;
        throw new AppError("update.unreadable", {}, "an update that cannot be applied", { cause: error });
      }
    },
    async open({ stateVector, ...owned }) {
      const row = await requireOwned(owned);
      if (row.quarantined_at !== null) return openSnapshot(await loadLog(db, row.id, { onlySnapshot: true }));
      try {
        return await quarantine.build(row, async (log) => {
          const update = await openLog(pool, { userId: owned.userId, log, stateVector });
          return { epoch: log.epoch, seq: log.seq, update };
        });
      } catch (error) {
        if ((await requireOwned(owned)).quarantined_at === null) throw error;
        return openSnapshot(await loadLog(db, row.id, { onlySnapshot: true }));
      }
    },
    async update({ userId, documentId, epoch, clientId, seq, update }) {
      const size = inspectUpdate(update);
      const sent = { userId, documentId, epoch, clientId, clientSeq: seq, actor: "user", data: update, ...size };
      return { seq: await appended.append(sent) };
    },
    watch: (input) => watchDocument({ db, feeds }, input),
    async presence({ userId, documentId, ...presence }) {
      await requireOwned({ userId, documentId });
      const page = { userId, documentId, clientId: presence.clientId };
      if (presence.gone) presencePlaces.leave(page);
      else presencePlaces.take(page);
      feeds.present(documentId, presence);
    },
    read,
    change,
    derive: compactor.derive,
    isBehind: isAnyBehind,
    ...versions,
    async setAvailable(trx, documentIds, available) {
      // In their order, as whoever stores changes of several takes them.
      await lockHeads(trx, dialect, documentIds);
      await setAvailable(trx, documentIds, { available, now: clock.now() });
    },
    erase: (trx, documentIds) => eraseDocuments(trx, dialect, documentIds),
    async assertOpen(owned) {
      if ((await requireOwned(owned)).quarantined_at !== null) throw new AppError("document.quarantined");
    },
    begin: compactor.begin,
    watchedDocuments: feeds.count,
    compactDue: compactor.compactDue,
    async contentOf({ documentId, versionId }) {
      try {
        const row = await findDocument(db, documentId);
        if (row === undefined) throw new AppError("document.unknown");
        const [userId, shape] = [row.user_id, shapeOf(row.kind)];
        if (versionId !== undefined) return await versions.contentOf({ row, versionId });
        return (await quarantine.build(row, (log) => pool.readLog({ ...taskOf(log), shape }, { userId }))).content;
      } catch (error) {
        options.log.warn({ err: error, documentId }, "a document cannot be built");
        return null;
      }
    },
    async close() {
      await compactor.close();
      feeds.close();
      await appended.close();
      await pool.close();
    },
  };
}
