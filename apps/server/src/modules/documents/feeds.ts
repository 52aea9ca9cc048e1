import type { DocumentEvent, DocumentPresence } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Broker } from "../../ports/broker.ts";
import type { Clock } from "../../ports/clock.ts";
import { PRESENCE_MS } from "./constants.ts";
import { type HeadNumbers, readHeads } from "./document.repo.ts";
import { channelOf, type Feed, type Message, sendEvent, sendReady, toLots, toUpdateEvent } from "./feeds/feed.ts";
import { createFeedPasses } from "./feeds/feed-passes.ts";
import { openFeed } from "./feeds/open-feed.ts";
import { readMissing } from "./feeds/read-missing.ts";

/** Base64 characters of an update that still travels in a message. */
const MESSAGE_MAX_CHARACTERS = 64 * 1024;
const HEADS_A_QUERY = 500;
/** Sent for a document that is no longer there: no document has this epoch. */
const GONE = 0;

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
  const passes = createFeedPasses({ db, clock, log, open, catchUp, lookAt });

  function reopen(feed: Feed, epoch: number): void {
    sendEvent(feed, { event: "reopen", id: feed.position, data: { epoch } });
    feed.watchers.clear();
    drop(feed);
  }

  function drop(feed: Feed): void {
    if (!feed.isOpen) return;
    feed.isOpen = false;
    feed.unfollow();
    feeds.delete(feed.documentId);
    open.delete(feed.documentId);
    if (open.size === 0) passes.cancel();
  }

  function catchUp(feed: Feed): Promise<void> {
    return readMissing(feed, { db, clock, log, onGone: () => reopen(feed, feed.epoch) });
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
      sendEvent(feed, { event: "presence", id: feed.position, data: presence });
    } else if (message.epoch !== feed.epoch) {
      void lookAt([feed.documentId]);
    } else if (message.seq > feed.position && !feed.ahead.get(message.seq)) {
      feed.ahead.set(message.seq, message.update === undefined ? null : toUpdateEvent(message.seq, message.clientId, message.update));
      sendReady(feed, clock.now());
      if (feed.ahead.get(feed.position + 1) === null) void catchUp(feed);
    }
  }

  /** Compares the feeds with the database. */
  async function lookAt(documentIds: readonly string[]): Promise<void> {
    for (const ids of toLots(documentIds, HEADS_A_QUERY)) {
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

  function onOpened(feed: Feed): void {
    open.set(feed.documentId, feed);
    passes.begin();
  }

  function tell(documentId: string, message: Message): void {
    broker.publish(channelOf(documentId), JSON.stringify(message));
  }

  return {
    async join(documentId, put) {
      let opening = feeds.get(documentId);
      if (opening === undefined) {
        opening = openFeed(documentId, { db, broker, receive, onOpened });
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
