import { documentRoots } from "@tangleaf/document/model";
import * as Y from "yjs";
import { keyOf, readBlocks, type StoredBlock } from "./stored-blocks.ts";

/** A locked section as it was when it was locked. */
export type HeldSection = {
  /** Of its heading. */
  readonly key: string;
  readonly id: string;
  /** Tells this lock from a later one of the same heading. */
  readonly lock: string;
  /** The heading and its own blocks. */
  readonly blocks: readonly ValidBlock[];
  /** Keys of all blocks as they stood then, and which of them is its heading. */
  readonly order: readonly string[];
  readonly at: number;
};
export type ValidBlock = StoredBlock & { readonly json: NonNullable<StoredBlock["json"]> };

/**
 * Follows the locks of a document without garbage collection while changes are applied to it. A section is held from the change
 * that locks it until the lock is taken off; deleting its heading takes it off only where the same change has touched the lock.
 */
export function createHeldSections(doc: Y.Doc) {
  const held = new Map<string, HeldSection>();
  const { body } = documentRoots(doc);
  doc.on("afterTransaction", ({ changed }: Y.Transaction) => {
    const types: ReadonlyMap<unknown, ReadonlySet<string | null>> = changed;
    for (const [type, keys] of types) if (type === body || keys.has("locked")) return look();
  });

  function look(): void {
    let blocks: StoredBlock[] | undefined;
    let order: string[] = [];
    for (let item = body._start; item !== null; item = item.right) {
      const key = keyOf(item);
      const lock = lockOf(item);
      const known = held.get(key);
      if (item.deleted) {
        if (known !== undefined && lock !== null && keyOf(lock) !== known.lock) held.delete(key);
      } else if (lock === null || lock.deleted || lock.content.getContent().at(-1) !== 1) held.delete(key);
      else if (known?.lock !== keyOf(lock)) {
        if (blocks === undefined) {
          blocks = readBlocks(doc);
          order = blocks.map((block) => block.key);
        }
        hold(key, keyOf(lock), blocks, order);
      }
    }
  }

  function hold(key: string, lock: string, blocks: readonly StoredBlock[], order: readonly string[]): void {
    const at = order.indexOf(key);
    const next = blocks.findIndex(({ json }, index) => index > at && json?.type === "heading");
    const own = at < 0 ? [] : blocks.slice(at, next < 0 ? undefined : next);
    held.delete(key);
    if (own.length === 0 || !own.every((block): block is ValidBlock => block.json !== null)) return;
    held.set(key, { key, lock, id: String(own[0]?.json.attrs?.["id"] ?? ""), blocks: own, order, at });
  }

  look();
  return {
    list: (): HeldSection[] => [...held.values()],
    /** The last change was made by somebody who knew of the locks: what is there now is what is held. */
    holdAnew(): void {
      held.clear();
      look();
    },
  };
}

function lockOf(item: Y.Item): Y.Item | null {
  if (!(item.content instanceof Y.ContentType)) return null;
  const { type } = item.content;
  return type instanceof Y.XmlElement && type.nodeName === "heading" ? (type._map.get("locked") ?? null) : null;
}
