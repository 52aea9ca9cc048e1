import type { Kysely } from "kysely";
import type { Database } from "../../../db/schema/index.ts";
import { AppError } from "../../../platform/errors.ts";
import type { Broker } from "../../../ports/broker.ts";
import { findDocument } from "../document.repo.ts";
import { channelOf, type Feed, type Message } from "./feed.ts";

type OpenFeed = {
  readonly db: Kysely<Database>;
  readonly broker: Broker;
  /** Is given the messages in their order; those that come while the feed is opened, after `onOpened`. */
  readonly receive: (feed: Feed, message: Message) => void;
  readonly onOpened: (feed: Feed) => void;
};

/** Follows a document from its head on. Throws document.unknown. */
export async function openFeed(documentId: string, { db, broker, receive, onOpened }: OpenFeed): Promise<Feed> {
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
  onOpened(feed);
  for (const message of early) receive(feed, message);
  return feed;
}
