import { newBlockId } from "@tangleaf/document/model";
import { orderBetween, readTreeNodes, storedTreeOf, TREE_ROOT_ID, writeTreeNode } from "@tangleaf/document/tree";
import * as Y from "yjs";

/** What was done to the keys of a tree: the value each has now; undefined = it was taken away. */
type TreeChanges = ReadonlyMap<string, unknown>;

/** What changes have done to the tree of `before`, as another document can take it: a key at a time, as trees are merged anyway. */
function changedKeys(before: Y.Doc, updates: readonly Uint8Array[]): TreeChanges {
  const decoded = updates.map((update) => Y.decodeUpdate(update));
  const made = new Set(decoded.flatMap(({ structs }) => structs.flatMap(({ id, length }) => idsFrom(id, length))));
  const isRemoved = ({ client, clock }: Y.ID) =>
    decoded.some(({ ds }) => ds.clients.get(client)?.some((range) => clock >= range.clock && clock < range.clock + range.len));
  const changed = new Map<string, unknown>();
  for (const [key, item] of storedTreeOf(before)._map) {
    if (item.deleted) {
      if (isRemoved(item.lastId)) changed.set(key, undefined);
    } else if (made.has(nameOf(item.lastId))) changed.set(key, item.content.getContent().at(-1));
  }
  return changed;
}

/** Does to the tree of `doc` what these changes did to the one it was rebuilt from. */
export function bringTreeAlong(doc: Y.Doc, before: Y.Doc, updates: readonly Uint8Array[]): void {
  const stored = storedTreeOf(doc);
  for (const [key, value] of changedKeys(before, updates)) {
    if (value !== undefined) stored.set(key, value);
    else if (stored.has(key)) stored.delete(key);
  }
}

/**
 * Lays upon a tree what changes brought whose document is not there any more: new nodes where they stood, and what was written into
 * older ones, of which it cannot be told which they were, as nodes below the root.
 */
export function layTreeChanges(doc: Y.Doc, updates: readonly Uint8Array[]): void {
  const stored = storedTreeOf(doc);
  const { known, unplaced } = writtenBy(updates);
  for (const [key, value] of known) if (!stored.has(key)) stored.set(key, value);
  const orders = readTreeNodes(stored).flatMap(({ parentId, order }) => (parentId === TREE_ROOT_ID ? [order] : []));
  let last = orders.reduce<string | null>((most, order) => (most === null || order > most ? order : most), null);
  for (const text of unplaced) {
    last = orderBetween(last, null);
    writeTreeNode(stored, { id: newBlockId(), parentId: TREE_ROOT_ID, order: last, text });
  }
}

/** Values of a tree in changes: by their keys, and the texts whose key only the document knew. */
function writtenBy(updates: readonly Uint8Array[]): { known: ReadonlyMap<string, unknown>; unplaced: readonly string[] } {
  const keys = new Map<string, string>();
  const known = new Map<string, unknown>();
  const unplaced = new Map<string, string>();
  for (const struct of updates.flatMap((update) => Y.decodeUpdate(update).structs)) {
    if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentAny)) continue;
    const { parent, parentSub, origin, lastId } = struct;
    const value: unknown = struct.content.arr.at(-1);
    // What replaces another value names only that.
    const replaced = origin === null ? null : nameOf(origin);
    const key = replaced !== null ? keys.get(replaced) : (parent as unknown) === "nodes" ? parentSub : undefined;
    if (typeof key === "string") {
      keys.set(nameOf(lastId), key);
      known.set(key, value);
    } else if (replaced !== null) {
      unplaced.delete(replaced);
      if (typeof value === "string" && value !== "") unplaced.set(nameOf(lastId), value);
    }
  }
  return { known, unplaced: [...unplaced.values()] };
}

const nameOf = ({ client, clock }: Y.ID): string => `${client} ${clock}`;
const idsFrom = ({ client, clock }: Y.ID, length: number): string[] =>
  Array.from({ length }, (_, at) => nameOf(new Y.ID(client, clock + at)));
