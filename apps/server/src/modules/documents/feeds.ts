import type { DocumentEvent, DocumentPresence } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import type { Broker } from "../../ports/broker.ts";
import type { Clock } from "../../ports/clock.ts";
import { HEAD_MS, HOLE_MS, PRESENCE_MS, WATCHED_MARK_MS } from "./constants.ts";
import { findDocument, type HeadNumbers, markWatched, readHeads } from "./document.repo.ts";
import { listUpdates } from "./update.repo.ts";

/** What processes tell each other of a document. Whoever misses it reads the log. */
type Message =
  /** Without `update` it is too large for a message, and read. */
  | { readonly type: "update"; readonly epoch: number; readonly seq: number; readonly clientId: string; readonly update?: string }
  | { readonly type: "presence"; readonly presence: DocumentPresence }
  /** The document was rebuilt, put away or set aside. */
  | { readonly type: "look" };
type UpdateEvent = Extract<DocumentEvent, { event: "update" }>;

/** Base64 characters of an update that still travels in a message. */
const MESSAGE_MAX_CHARACTERS = 64 * 1024;
/** Shortest pause between two passes over the feeds, and how many times the last pass it is at least. */
const PASS_MS = 250;
const PASS_COST_FACTOR = 20;
const HEADS_A_QUERY = 500;
const ROWS_A_QUERY = 500;
/** Sent for a document that is no longer there: no document has this epoch. */
const GONE = 0;

/** One document somebody watches in this process. */
type Feed = {
  readonly documentId: string;
  epoch: number;
  /** Changes sent to the watchers. */
  position: number;
  readonly watchers: Set<(event: DocumentEvent) => void>;
  /** Changes that came before one that is missing. */
  readonly ahead: Map<number, UpdateEvent | null>;
  holeSince: number | null;
  readonly presence: Map<string, { readonly presence: DocumentPresence; readonly until: number }>;
  isReading: boolean;
  isOpen: boolean;
  unfollow: () => void;
};

export type Joined = {
  readonly epoch: number;
  /** Changes that are not passed on to this watcher any more: it reads them itself. */
  readonly position: number;
  /** Who else is there. */
  readonly others: readonly DocumentPresence[];
  leave(): void;
};

export type Feeds = {
  /** Passes events on from now on. Throws document.unknown. */
  join(documentId: string, put: (event: DocumentEvent) => void): Promise<Joined>;
  stored(input: { documentId: string; epoch: number; seq: number; clientId: string; update: string }): void;
  present(documentId: string, presence: DocumentPresence): void;
  /** Makes every process look at the heads of these documents. */
  look(documentIds: readonly string[]): void;
  /** Documents watched in this process. */
  count(): number;
  close(): void;
};

/**
 * Brings changes to watchers: one feed for each document that is watched in this process, and one timer for all of them.
 * Changes come in the order of their numbers; what does not come is read from the log.
 */
export function createFeeds(parts: {
  db: Kysely<Database>;
  clock: Clock;
  broker: Broker;
  log: Logger;
  /** Pages of one document that are remembered. */
  presencesMax: number;
}): Feeds {
  const { db, clock, broker, log, presencesMax } = parts;
  const feeds = new Map<string, Promise<Feed>>();
  const open = new Map<string, Feed>();
  let cancelPass: (() => void) | null = null;
  let headsAt = 0;
  let markedAt = 0;

  function send(feed: Feed, event: DocumentEvent): void {
    for (const put of feed.watchers) put(event);
  }

  /** Sends what follows on from the position. */
  function drain(feed: Feed): void {
    for (let next = feed.ahead.get(feed.position + 1); next; next = feed.ahead.get(feed.position + 1)) {
      feed.ahead.delete(next.id);
      feed.position = next.id;
      send(feed, next);
    }
    for (const seq of feed.ahead.keys()) if (seq <= feed.position) feed.ahead.delete(seq);
    if (feed.ahead.size === 0) feed.holeSince = null;
    else feed.holeSince ??= clock.now();
  }

  function reopen(feed: Feed, epoch: number): void {
    send(feed, { event: "reopen", id: feed.position, data: { epoch } });
    feed.watchers.clear();
    drop(feed);
  }

  function drop(feed: Feed): void {
    if (!feed.isOpen) return;
    feed.isOpen = false;
    feed.unfollow();
    feeds.delete(feed.documentId);
    open.delete(feed.documentId);
    if (open.size > 0) return;
    cancelPass?.();
    cancelPass = null;
  }

  /** Reads what is missing. */
  async function catchUp(feed: Feed): Promise<void> {
    if (feed.isReading) return;
    feed.isReading = true;
    try {
      for (;;) {
        const rows = await listUpdates(db, { documentId: feed.documentId, after: feed.position, limit: ROWS_A_QUERY });
        if (!feed.isOpen) return;
        const first = rows[0];
        if (first !== undefined && first.seq > feed.position + 1) return reopen(feed, feed.epoch);
        for (const row of rows) feed.ahead.set(row.seq, updateEvent(row.seq, row.client_id, row.data));
        drain(feed);
        if (rows.length < ROWS_A_QUERY) return;
      }
    } catch (error) {
      log.warn({ err: error, documentId: feed.documentId }, "changes of a document could not be read for its watchers");
    } finally {
      feed.isReading = false;
    }
  }

  function receive(feed: Feed, message: Message): void {
    if (message.type === "look") {
      void lookAt([feed.documentId]);
    } else if (message.type === "presence") {
      const { presence } = message;
      // Each process refuses what is too much; together they may still say more.
      if (!presence.gone && !feed.presence.has(presence.clientId) && feed.presence.size >= presencesMax) return;
      if (presence.gone) feed.presence.delete(presence.clientId);
      else feed.presence.set(presence.clientId, { presence, until: clock.now() + PRESENCE_MS });
      send(feed, { event: "presence", id: feed.position, data: presence });
    } else if (message.epoch !== feed.epoch) {
      void lookAt([feed.documentId]);
    } else if (message.seq > feed.position && !feed.ahead.get(message.seq)) {
      feed.ahead.set(message.seq, message.update === undefined ? null : updateEvent(message.seq, message.clientId, message.update));
      drain(feed);
      if (feed.ahead.get(feed.position + 1) === null) void catchUp(feed);
    }
  }

  async function openFeed(documentId: string): Promise<Feed> {
    const early: Message[] = [];
    let feed: Feed | null = null;
    const unfollow = await broker.subscribe(channelOf(documentId), (text) => {
      const message = JSON.parse(text) as Message;
      if (feed === null) early.push(message);
      else receive(feed, message);
    });
    const head = await findDocument(db, documentId).catch((error: unknown) => {
      unfollow();
      throw error;
    });
    if (head === undefined) {
      unfollow();
      throw new AppError("document.unknown");
    }
    feed = {
      documentId,
      epoch: head.epoch,
      position: head.seq,
      watchers: new Set(),
      ahead: new Map(),
      holeSince: null,
      presence: new Map(),
      isReading: false,
      isOpen: true,
      unfollow,
    };
    open.set(documentId, feed);
    for (const message of early) receive(feed, message);
    beginPasses();
    return feed;
  }

  function beginPasses(): void {
    if (cancelPass !== null) return;
    headsAt = clock.now();
    cancelPass = clock.after(PASS_MS, pass);
  }

  /** One look at everything. The pause before the next one grows with what this one has cost. */
  async function pass(): Promise<void> {
    const began = performance.now();
    const now = clock.now();
    const late = [...open.values()].filter(({ holeSince }) => holeSince !== null && now - holeSince >= HOLE_MS);
    await Promise.all(late.map(catchUp));
    for (const feed of open.values()) for (const [id, { until }] of feed.presence) if (until <= now) feed.presence.delete(id);
    try {
      if (now - headsAt >= HEAD_MS) {
        headsAt = now;
        await lookAt([...open.keys()]);
        for (const feed of open.values()) send(feed, { event: "head", id: feed.position, data: {} });
      }
      if (now - markedAt >= WATCHED_MARK_MS) {
        markedAt = now;
        for (const ids of inLots([...open.keys()], HEADS_A_QUERY)) await markWatched(db, ids, now);
      }
    } catch (error) {
      log.warn({ err: error }, "the heads of watched documents could not be read");
    }
    cancelPass = null;
    const cost = performance.now() - began;
    if (open.size > 0) cancelPass = clock.after(Math.max(PASS_MS, cost * PASS_COST_FACTOR), pass);
  }

  /** Compares the feeds with the database. */
  async function lookAt(documentIds: readonly string[]): Promise<void> {
    for (const ids of inLots(documentIds, HEADS_A_QUERY)) {
      const heads = new Map((await readHeads(db, ids)).map((head) => [head.id, head]));
      await Promise.all(ids.map((id) => compare(id, heads.get(id))));
    }
  }

  async function compare(documentId: string, head: HeadNumbers | undefined): Promise<void> {
    const feed = open.get(documentId);
    if (feed === undefined) return;
    if (head === undefined || head.available === 0) reopen(feed, GONE);
    else if (head.epoch !== feed.epoch || head.quarantined_at !== null) reopen(feed, head.epoch);
    else if (head.seq > feed.position) await catchUp(feed);
  }

  function tell(documentId: string, message: Message): void {
    broker.publish(channelOf(documentId), JSON.stringify(message));
  }

  return {
    async join(documentId, put) {
      let opening = feeds.get(documentId);
      if (opening === undefined) {
        opening = openFeed(documentId);
        feeds.set(documentId, opening);
        opening.catch(() => feeds.delete(documentId));
      }
      const feed = await opening;
      // It may have ended while this watcher waited for it.
      if (!feed.isOpen) return this.join(documentId, put);
      feed.watchers.add(put);
      return {
        epoch: feed.epoch,
        position: feed.position,
        others: [...feed.presence.values()].map(({ presence }) => presence),
        leave() {
          feed.watchers.delete(put);
          if (feed.watchers.size === 0) drop(feed);
        },
      };
    },
    stored({ documentId, epoch, seq, clientId, update }) {
      const message: Message = { type: "update", epoch, seq, clientId, ...(update.length <= MESSAGE_MAX_CHARACTERS && { update }) };
      const feed = open.get(documentId);
      // Known here whatever the broker does; the same message over the broker is dropped by its number.
      if (feed !== undefined) receive(feed, { ...message, update });
      tell(documentId, message);
    },
    present: (documentId, presence) => tell(documentId, { type: "presence", presence }),
    look(documentIds) {
      for (const documentId of documentIds) tell(documentId, { type: "look" });
    },
    count: () => open.size,
    close() {
      for (const feed of open.values()) drop(feed);
    },
  };
}

function channelOf(documentId: string): string {
  return `document:${documentId}`;
}

function updateEvent(seq: number, clientId: string, update: string): UpdateEvent {
  return { event: "update", id: seq, data: { clientId, update } };
}

function inLots<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, lot) => all.slice(lot * size, (lot + 1) * size));
}
