import { countCharacters } from "@tangleaf/document/count";
import { countLength } from "@tangleaf/document/marks";
import type { Node } from "@tiptap/pm/model";
import { type PlacedBlock, placedBlocks } from "./placed-blocks.ts";

/** A heading with what the outline shows of its section. */
export type OutlineRow = {
  readonly id: string;
  readonly level: number;
  readonly title: string;
  /** Of the heading in the editor's document. */
  readonly pos: number;
  /** Blocks of the section with everything below it: places in the list of blocks. */
  readonly from: number;
  readonly to: number;
  /** Characters of the section with the sections below it, without titles. */
  readonly characters: number;
  /** The same without the marks of what is missing: what is shown as its length. */
  readonly length: number;
  readonly hasChildren: boolean;
  /** queued, writing, done, failed, stopped, or null. */
  readonly status: string | null;
  readonly target: number | null;
  readonly locked: boolean;
};

const counted = new WeakMap<Node, BlockCount>();
const LEAF_TEXT: Readonly<Record<string, (node: Node) => string>> = {
  hardBreak: () => "\n",
  mathInline: (node) => String(node.attrs["latex"] ?? ""),
};

/** Words of a text block as the counts see them: a formula is its LaTeX. */
function countedText(node: Node): string {
  return node.textBetween(0, node.content.size, "", (leaf) => LEAF_TEXT[leaf.type.name]?.(leaf) ?? "");
}

/** `length`: without marks of what is missing. */
export type BlockCount = { readonly characters: number; readonly length: number };

/** Characters of a block as Word counts them, and its length. Blocks that did not change are the same objects and are counted once. */
export function countBlock(node: Node): BlockCount {
  const known = counted.get(node);
  if (known !== undefined) return known;
  let characters = 0;
  let length = 0;
  if (node.isTextblock) {
    const text = countedText(node);
    characters = countCharacters(text);
    length = countLength(text);
  } else
    node.forEach((child) => {
      const count = countBlock(child);
      characters += count.characters;
      length += count.length;
    });
  const count = { characters, length };
  counted.set(node, count);
  return count;
}

/** The outline of a document, in the order of the text. */
export function outlineRows(doc: Node): OutlineRow[] {
  return rowsOf(placedBlocks(doc));
}

function rowsOf(blocks: readonly PlacedBlock[]): OutlineRow[] {
  type Open = { -readonly [K in keyof OutlineRow]: OutlineRow[K] };
  const rows: Open[] = [];
  const path: Open[] = [];
  const closeAbove = (level: number, at: number) => {
    while ((path.at(-1)?.level ?? 0) >= level) {
      const done = path.pop();
      if (done) done.to = at;
    }
  };
  for (const [index, { node, pos }] of blocks.entries()) {
    if (node.type.name !== "heading") {
      const count = countBlock(node);
      for (const open of path) {
        open.characters += count.characters;
        open.length += count.length;
      }
      continue;
    }
    const { id, level, status, target, locked } = node.attrs;
    closeAbove(Number(level), index);
    const parent = path.at(-1);
    if (parent) parent.hasChildren = true;
    const row: Open = {
      id: String(id ?? ""),
      level: Number(level),
      title: node.textContent,
      pos,
      from: index,
      to: blocks.length,
      characters: 0,
      length: 0,
      hasChildren: false,
      status: status === null ? null : String(status),
      target: target === null ? null : Number(target),
      locked: locked === 1,
    };
    rows.push(row);
    path.push(row);
  }
  return rows;
}
