import * as Y from "yjs";

/** What the same words put into the same place are known by, on whatever device: 53 bits, as many as Yjs sends. */
export function sameClient(key: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** A client with nothing of its own yet, or this page's: what was put in, taken back and put in again is new. */
export function clientFor(doc: Y.Doc, key: string): number {
  const client = sameClient(key);
  return Y.getState(doc.store, client) === 0 ? client : doc.clientID;
}

/** Between which two pieces of the text something is put at `index`. */
export type Gap = { readonly left: Y.ID | null; readonly right: Y.ID | null };

export function gapAt(text: Y.XmlText, index: number): Gap {
  let rest = index;
  if (rest === 0) return { left: null, right: text._start?.id ?? null };
  for (let item = text._start; item !== null; item = item.right) {
    if (item.deleted || !item.countable) continue;
    if (rest > item.length) {
      rest -= item.length;
      continue;
    }
    const { client, clock } = item.id;
    const right = rest === item.length ? (item.right?.id ?? null) : Y.createID(client, clock + rest);
    return { left: Y.createID(client, clock + rest - 1), right };
  }
  throw new RangeError("a place outside its text");
}

export const keyOf = ({ left, right }: Gap, words: string): string => `${nameOf(left)} ${nameOf(right)} ${words}`;

const nameOf = (id: Y.ID | null): string => (id === null ? "" : `${id.client}.${id.clock}`);

/**
 * Puts words into a text as a piece of `client`. Where two devices do so with the same client, which has nothing else, they have
 * made the same piece, and it is there once when they meet.
 */
export function insertAs(transaction: Y.Transaction, text: Y.XmlText, { left, right }: Gap, words: string, client: number): void {
  const { store } = transaction.doc;
  const id = Y.createID(client, Y.getState(store, client));
  const item = new Y.Item(id, null, left, null, right, text, null, new Y.ContentString(words));
  item.getMissing(transaction, store);
  item.integrate(transaction, 0);
  // Places that are known by their number count from before.
  if (text._searchMarker !== null) text._searchMarker.length = 0;
}
