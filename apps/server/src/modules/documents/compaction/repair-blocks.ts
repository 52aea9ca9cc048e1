import { blockText, documentRoots, type NodeJson, readStoredBlocks } from "@tangleaf/document/model";
import * as Y from "yjs";
import { sectionsOf, separateDoubledHeadings } from "./doubled-headings.ts";
import type { LostPassage } from "./lost-text.ts";
import { tidyTable } from "./tidy-table.ts";

/** A block with what tells it again in an earlier state of the same document. */
type Stored = { readonly key: string; readonly lock: string | null; readonly json: NodeJson | null; readonly element: HasItems | null };

/** Any type of Yjs. */
type HasItems = { readonly _start: Y.Item | null };

const DEPTH_MAX = 100;

/**
 * The blocks a document should have after a merge, and the text that is in none of them any more. In this order: a block that
 * breaks the schema gets back what it last held; a locked section too; of a section moved twice at once one is left; tables
 * get rows of one width. `before`: the document as it was last checked. `age`: when the element with this id came.
 */
export function repairBlocks(
  doc: Y.Doc,
  before: () => Y.Doc,
  age: (id: Y.ID) => number,
): { blocks: NodeJson[]; isChanged: boolean; lost: LostPassage[] } {
  const stored = readBlocks(doc);
  const lost: LostPassage[] = [];
  let earlier: Stored[] | undefined;
  const earlierBlocks = () => (earlier ??= readBlocks(before()));

  let headingId: string | null = null;
  const valid = stored.flatMap((block): (Stored & { json: NodeJson })[] => {
    if (block.json?.type === "heading") headingId = String(block.json.attrs?.["id"] ?? "");
    if (block.json !== null) return [{ ...block, json: block.json }];
    const last = block.key === "" ? null : (earlierBlocks().find(({ key }) => key === block.key)?.json ?? null);
    const text = block.element === null ? "" : wordsIn(block.element);
    if (text !== "" && (last === null || text !== blockText(last))) lost.push({ text, headingId });
    return last === null ? [] : [{ ...block, json: last }];
  });

  const unlocked = valid.some(({ lock }) => lock !== null) ? restoreLocked(valid, earlierBlocks(), lost) : valid;
  const single = separateDoubledHeadings(
    unlocked.map(({ json }) => json),
    (index) => age(idOf(unlocked[index]?.key ?? "0 0")),
  );
  const blocks = single.blocks.map((block) => (block.type === "table" ? tidyTable(block) : block));
  const isChanged = JSON.stringify(blocks) !== JSON.stringify(stored.map(({ json }) => json));
  return { blocks, isChanged, lost: [...lost, ...single.lost] };
}

/** A section that was locked all the time holds what it held: whoever changed it had not heard of the lock. */
function restoreLocked<B extends Stored & { json: NodeJson }>(
  now: readonly B[],
  earlier: readonly Stored[],
  lost: LostPassage[],
): (Pick<Stored, "key"> & { json: NodeJson })[] {
  const result: (Pick<Stored, "key"> & { json: NodeJson })[] = [];
  const sections = sectionsOf(now.map(({ json }) => json));
  result.push(...now.slice(0, sections[0]?.from ?? now.length));
  for (const { from, to, id } of sections) {
    const own = now.slice(from, to);
    const then = lockedThen(own[0], earlier);
    if (then === null || JSON.stringify(then.map(({ json }) => json)) === JSON.stringify(own.map(({ json }) => json))) {
      result.push(...own);
      continue;
    }
    const there = new Set(then.map(({ json }) => blockText(json)));
    const typed = own.map(({ json }) => blockText(json)).filter((text) => text !== "" && !there.has(text));
    if (typed.length > 0) lost.push({ text: typed.join("\n"), headingId: id });
    result.push(...then);
  }
  return result;
}

/** What the section held under the same lock. */
function lockedThen(heading: Stored | undefined, earlier: readonly Stored[]): (Stored & { json: NodeJson })[] | null {
  if (heading === undefined || heading.lock === null) return null;
  const from = earlier.findIndex(({ key, lock }) => key === heading.key && lock === heading.lock);
  if (from < 0) return null;
  const next = earlier.findIndex(({ json }, index) => index > from && json?.type === "heading");
  const then = earlier.slice(from, next < 0 ? undefined : next);
  return then.every((block): block is Stored & { json: NodeJson } => block.json !== null) ? then : null;
}

function readBlocks(doc: Y.Doc): Stored[] {
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

function keyOf(item: Y.Item | null): string {
  return item === null ? "" : `${item.id.client} ${item.id.clock}`;
}

function idOf(key: string): Y.ID {
  const [client = 0, clock = 0] = key.split(" ").map(Number);
  return Y.createID(client, clock);
}

/** Every word below a type, whatever it is. */
function wordsIn(type: HasItems, depth = 0): string {
  let words = "";
  for (let item = type._start; item !== null && depth < DEPTH_MAX; item = item.right) {
    if (item.deleted) continue;
    if (item.content instanceof Y.ContentString) words += item.content.str;
    else if (item.content instanceof Y.ContentType) words += wordsIn(item.content.type, depth + 1);
  }
  return words;
}
