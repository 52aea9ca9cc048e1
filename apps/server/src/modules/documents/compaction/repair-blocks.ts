import { blockText, type NodeJson } from "@tangleaf/document/model";
import * as Y from "yjs";
import { separateDoubledHeadings } from "./doubled-headings.ts";
import type { HeldSection, ValidBlock } from "./held-sections.ts";
import type { LostPassage } from "./lost-text.ts";
import { restoreLocked } from "./restore-locked.ts";
import { type HasItems, idOf, readBlocks, type StoredBlock } from "./stored-blocks.ts";
import { tidyTable } from "./tidy-table.ts";

const DEPTH_MAX = 100;

/**
 * The blocks a document should have after a merge, and the text that is in none of them any more. In this order: a block that
 * breaks the schema gets back what it last held; locked sections (`held`) too; of a section moved twice at once one is left;
 * tables get rows of one width. `before`: the document as it was last checked. `age`: when the element with this id came.
 */
export function repairBlocks(
  doc: Y.Doc,
  before: () => Y.Doc,
  age: (id: Y.ID) => number,
  held: readonly HeldSection[] = [],
): { blocks: NodeJson[]; isChanged: boolean; lost: LostPassage[] } {
  const stored = readBlocks(doc);
  const lost: LostPassage[] = [];
  let earlier: StoredBlock[] | undefined;
  const earlierBlocks = () => (earlier ??= readBlocks(before()));

  let headingId: string | null = null;
  const valid = stored.flatMap((block): ValidBlock[] => {
    if (block.json?.type === "heading") headingId = String(block.json.attrs?.["id"] ?? "");
    if (block.json !== null) return [{ ...block, json: block.json }];
    if (isEmptied(block.element)) return [];
    const last = block.key === "" ? null : (earlierBlocks().find(({ key }) => key === block.key)?.json ?? null);
    const text = block.element === null ? "" : wordsIn(block.element);
    if (text !== "" && (last === null || text !== blockText(last))) lost.push({ text, headingId });
    return last === null ? [] : [{ ...block, json: last }];
  });

  const unlocked = restoreLocked(valid, held, lost);
  const single = separateDoubledHeadings(
    unlocked.map(({ json }) => json),
    (index) => age(idOf(unlocked[index]?.key ?? "0 0")),
  );
  const blocks = single.blocks.map((block) => (block.type === "table" ? tidyTable(block) : block));
  const isChanged = JSON.stringify(blocks) !== JSON.stringify(stored.map(({ json }) => json));
  return { blocks, isChanged, lost: [...lost, ...single.lost] };
}

const FRAMES: ReadonlySet<string> = new Set(["bulletList", "orderedList", "listItem", "blockquote", "table", "tableRow"]);

/** A frame whose last parts two people have deleted at once, each the half the other kept: nothing of it is wanted any more. */
function isEmptied(element: HasItems | null): boolean {
  if (!(element instanceof Y.XmlElement) || !FRAMES.has(element.nodeName)) return false;
  return element.toArray().every((child) => child instanceof Y.XmlElement && isEmptied(child));
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
