import type { DocumentEvent, DocumentPresence } from "@tangleaf/contract";

/** A message between processes about a document. A process that misses one catches up from the log. */
export type Message =
  /** Without `update` it is too large for a message, and read. */
  | { readonly type: "update"; readonly epoch: number; readonly seq: number; readonly clientId: string; readonly update?: string }
  | { readonly type: "presence"; readonly presence: DocumentPresence }
  /** The document was rebuilt, put away or set aside. */
  | { readonly type: "look" };
export type UpdateEvent = Extract<DocumentEvent, { event: "update" }>;

/** One document that is watched in this process. */
export type Feed = {
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

/** Sends an event to all watchers of a document. */
export function sendEvent(feed: Feed, event: DocumentEvent): void {
  for (const put of feed.watchers) put(event);
}

/** Sends what follows on from the position. */
export function sendReady(feed: Feed, now: number): void {
  for (let next = feed.ahead.get(feed.position + 1); next; next = feed.ahead.get(feed.position + 1)) {
    feed.ahead.delete(next.id);
    feed.position = next.id;
    sendEvent(feed, next);
  }
  for (const seq of feed.ahead.keys()) if (seq <= feed.position) feed.ahead.delete(seq);
  if (feed.ahead.size === 0) feed.holeSince = null;
  else feed.holeSince ??= now;
}

export function channelOf(documentId: string): string {
  return `document:${documentId}`;
}

export function toUpdateEvent(seq: number, clientId: string, update: string): UpdateEvent {
  return { event: "update", id: seq, data: { clientId, update } };
}

export function toLots<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, lot) => all.slice(lot * size, (lot + 1) * size));
}
