import { documentRoots, type NodeJson, readStoredBlocks } from "@tangleaf/document/model";
import * as Y from "yjs";

/** A block with what tells it again in another state of the same document. */
export type StoredBlock = {
  readonly key: string;
  /** Of the lock of a heading; null where it is not locked. */
  readonly lock: string | null;
  /** null: it breaks the schema. */
  readonly json: NodeJson | null;
  readonly element: HasItems | null;
};

/** Any type of Yjs. */
export type HasItems = { readonly _start: Y.Item | null };

/** The blocks of a document as they are stored, valid or not. */
export function readBlocks(doc: Y.Doc): StoredBlock[] {
  const blocks = readStoredBlocks(doc);
  // A hostile client can put anything into the list.
  const stored: readonly unknown[] = documentRoots(doc).body.toArray();
  return stored.map((value, index) => {
    const element = value instanceof Y.AbstractType ? value : null;
    const json = blocks[index] ?? null;
    const isLocked = json?.type === "heading" && json.attrs?.["locked"] === 1;
    // The attribute's own id: unlocked and locked again it is another one.
    const lock = isLocked ? keyOf(element?._map.get("locked") ?? null) : null;
    return { element, json, key: keyOf(element?._item ?? null), lock };
  });
}

/** Names an item of Yjs; "" for none. */
export function keyOf(item: Y.Item | null): string {
  return item === null ? "" : `${item.id.client} ${item.id.clock}`;
}

/** The id of the item a key names. */
export function idOf(key: string): Y.ID {
  const [client = 0, clock = 0] = key.split(" ").map(Number);
  return Y.createID(client, clock);
}
