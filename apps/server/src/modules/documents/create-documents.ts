import type { DocumentContent } from "@tangleaf/document/model";
import { readContent, writeContent } from "@tangleaf/document/model";
import { writeTree } from "@tangleaf/document/tree";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import * as Y from "yjs";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import type { Broker } from "../../ports/broker.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Db } from "../metering/metering.ts";
import { createAppendUpdates } from "./append-updates.ts";
import { createCompactor } from "./compactor.ts";
import { CHANGE_MAX_BYTES } from "./constants.ts";
import {
  type DocumentRow,
  eraseDocuments,
  findDocument,
  findOwnedDocument,
  insertDocument,
  isAnyBehind,
  lockHeads,
  setAvailable,
} from "./document.repo.ts";
import { createDocumentPool } from "./document-pool.ts";
import type { DocumentKind, Documents } from "./documents.ts";
import { createFeeds } from "./feeds.ts";
import { base64Of, bytesOf, inspectUpdate } from "./inspect-update.ts";
import { type Log, loadEarlierLog, loadLog, taskOf } from "./load-log.ts";
import { packUpdate, unpackUpdate } from "./pack-update.ts";
import { charactersOf, readDocument, shapeOf } from "./read-document.ts";
import { bytesOfBase64 } from "./update.repo.ts";
import { insertVersion } from "./version.repo.ts";
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
  /** false on a process that only serves pages (ROLES=web): it compacts nothing. */
  readonly runs: boolean;
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

/** Base64 characters of a log that is merged where it is asked for; a larger one is built in the thread. */
const MERGED_HERE_MAX = 64 * 1024;
/** How often a change is made again where the document was rebuilt meanwhile. */
const CHANGE_TRIES = 3;

type Owned = { readonly userId: string; readonly documentId: string };

function treeSize(doc: Y.Doc): { characters: number; blocks: number } {
  const { characters, nodes } = readDocument(doc, "tree");
  return { characters, blocks: nodes.length };
}

/** The documents module on its ports. Nothing is compacted before `begin`. */
export function createDocuments(options: DocumentOptions): DocumentModule {
  const { db, dialect, clock } = options;
  const kinds = new Map(options.kinds.map((kind) => [kind.name, kind]));
  const pool = createDocumentPool(options.log);
  const feeds = createFeeds(options);
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

  async function create(trx: Db, { userId, documentId, kind, ...made }: Parameters<Documents["create"]>[1]): Promise<void> {
    if (!kinds.has(kind)) throw new TypeError(`no kind of document is called ${kind}`);
    const doc = new Y.Doc();
    if ("nodes" in made) writeTree(doc, made.nodes);
    else writeContent(doc, made.content);
    const data = await packUpdate(Y.encodeStateAsUpdate(doc));
    const now = clock.now();
    const size = "nodes" in made ? treeSize(doc) : { characters: charactersOf(made.content), blocks: made.content.blocks.length };
    await insertDocument(trx, {
      id: documentId,
      user_id: userId,
      kind,
      available: 1,
      epoch: 1,
      seq: 0,
      snapshot_seq: 0,
      derived_seq: -1,
      ...size,
      stored_bytes: bytesOfBase64(data.length),
      compact_at: now,
      lease_owner: null,
      lease_until: 0,
      version_at: 0,
      watched_at: 0,
      created_at: now,
      updated_at: now,
    });
    const snapshot = { kind: "running", epoch: 1, seq: 0, label: "", data, characters: size.characters, at: now } as const;
    await insertVersion(trx, { id: newId(now), document_id: documentId, ...snapshot });
  }

  async function read(owned: Owned): ReturnType<Documents["read"]> {
    const { kind } = await requireOwned(owned);
    const log = await loadLog(db, owned.documentId);
    const { content, suggestions, nodes } = await pool.readLog({ ...taskOf(log), shape: shapeOf(kind) }, owned);
    return { content, suggestions, nodes, seq: log.seq, epoch: log.epoch };
  }

  /** Makes a change to the document as it stood then; null where it did nothing. */
  async function makeChange<T>(
    userId: string,
    log: Log,
    change: (doc: Y.Doc, content: DocumentContent) => T,
  ): Promise<{ result: T; update: Uint8Array | null }> {
    const { update } = await pool.buildState(taskOf(log), { userId });
    const doc = new Y.Doc();
    Y.applyUpdate(doc, update);
    const made: Uint8Array[] = [];
    doc.on("update", (one: Uint8Array) => made.push(one));
    const { invalid: _, ...content } = readContent(doc);
    const result = change(doc, content);
    return { result, update: made.length === 0 ? null : Y.mergeUpdates(made) };
  }

  const change: Documents["change"] = async ({ userId, documentId, actor, clientId = newId(clock.now()), version, change: make }) => {
    for (let left = CHANGE_TRIES; ; left--) {
      const head = await requireOwned({ userId, documentId });
      const log =
        version === undefined ? await loadLog(db, documentId) : await loadEarlierLog(db, { documentId, epoch: head.epoch, seq: version });
      const { result, update } = await makeChange(userId, log, make);
      if (update === null) return { seq: log.seq, result };
      if (update.length > CHANGE_MAX_BYTES) throw new AppError("document.tooLarge");
      try {
        const data = base64Of(update);
        const size = { bytes: update.length, inserted: 0, deleted: 0, set: 0 };
        const seq = await appended.append({ userId, documentId, epoch: log.epoch, clientId, clientSeq: 0, actor, data, ...size });
        return { seq, result };
      } catch (error) {
        if (!(error instanceof AppError) || error.reason !== "document.reopen") throw error;
        if (version !== undefined) throw new AppError("document.versionGone");
        if (left <= 1) throw error;
      }
    }
  };

  const compactor = createCompactor({ ...options, kinds, pool, feeds });
  const versions = createVersions({ db, dialect, clock, pool, requireOwned, change });

  return {
    create,
    async open({ stateVector, ...owned }) {
      await requireOwned(owned);
      const log = await loadLog(db, owned.documentId);
      const update = await mergedUpdate(owned.userId, log, stateVector);
      return { epoch: log.epoch, seq: log.seq, update };
    },
    async update({ userId, documentId, epoch, clientId, seq, update }) {
      const size = inspectUpdate(update);
      const sent = { userId, documentId, epoch, clientId, clientSeq: seq, actor: "user", data: update, ...size };
      return { seq: await appended.append(sent) };
    },
    watch: (input) => watchDocument({ db, feeds }, input),
    async presence({ userId, documentId, ...presence }) {
      await requireOwned({ userId, documentId });
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
    assertOwned: async (owned) => void (await requireOwned(owned)),
    begin: compactor.begin,
    watchedDocuments: feeds.count,
    compactDue: compactor.compactDue,
    async contentOf({ documentId, versionId }) {
      try {
        const row = await findDocument(db, documentId);
        if (row === undefined) throw new AppError("document.unknown");
        const [userId, shape] = [row.user_id, shapeOf(row.kind)];
        if (versionId !== undefined) return await versions.contentOf({ userId, documentId, versionId, shape });
        return (await pool.readLog({ ...taskOf(await loadLog(db, documentId)), shape }, { userId })).content;
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

  async function mergedUpdate(userId: string, log: Log, stateVector: string | undefined): Promise<string> {
    try {
      const task = taskOf(log);
      const characters = task.updates.reduce((sum, { length }) => sum + length, task.snapshot.length);
      if (characters > MERGED_HERE_MAX) return await pool.mergeLog({ ...task, stateVector }, { userId });
      const merged = Y.mergeUpdates([await unpackUpdate(task.snapshot), ...task.updates.map(bytesOf)]);
      return base64Of(stateVector === undefined ? merged : Y.diffUpdate(merged, bytesOf(stateVector)));
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError("update.unreadable", {}, "not a state vector", { cause: error });
    }
  }
}
