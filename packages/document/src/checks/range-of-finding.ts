import { blockText } from "../model/content-text.ts";
import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import type { Finding } from "./finding.ts";
import { positionInBlock, sizeOf } from "./position-in-block.ts";

/** What an editor selects for a finding: positions counted from before its block. `isNode`: the node between them as a whole. */
export type FindingRange = { readonly block: number; readonly from: number; readonly to: number; readonly isNode: boolean };

const TEXT_BLOCKS: ReadonlySet<string> = new Set(["paragraph", "heading", "codeBlock"]);

/** Where a finding stands in the editor: its words, the node it is about, or its whole block; null where the block is not there. */
export function rangeOfFinding(content: DocumentContent, finding: Finding): FindingRange | null {
  const { place } = finding;
  const block = content.blocks[place.block];
  if (block === undefined) return null;
  if (place.from !== undefined && place.to !== undefined) return wordsRange(block, place.block, place.from, place.to);
  const isWanted = wantedNode(content, finding);
  const at = isWanted === null ? 0 : (positionOf(block, isWanted) ?? 0);
  const node = isWanted === null ? block : (nodeAt(block, isWanted) ?? block);
  return TEXT_BLOCKS.has(node.type)
    ? { block: place.block, from: at + 1, to: at + sizeOf(node) - 1, isNode: false }
    : { block: place.block, from: at, to: at + sizeOf(node), isNode: true };
}

function wordsRange(block: NodeJson, index: number, from: number, to: number): FindingRange | null {
  const start = positionInBlock(block, from);
  // Behind the last character, not before the next one: a citation may stand between them.
  const last = positionInBlock(block, Math.max(from, to - 1));
  if (start === null || last === null) return null;
  // A formula of its own is one node, whose text has no positions.
  const isNode = block.type === "mathBlock";
  return { block: index, from: start, to: isNode ? sizeOf(block) : Math.max(start, last + 1), isNode };
}

type Is = (node: NodeJson) => boolean;

/** Inline nodes have no ids but for footnotes: they are told by what they refer to. */
function wantedNode({ blocks }: DocumentContent, { rule, place, values }: Finding): Is | null {
  if (rule === "citationUnknown" || rule === "citationOrder") {
    return ({ type, attrs }) => type === "citation" && String(attrs?.["refIds"] ?? "").includes(values.refId);
  }
  if (rule === "crossReferenceBroken") {
    const ids = new Set(idsIn(blocks));
    return ({ type, attrs }) => type === "crossRef" && !ids.has(String(attrs?.["targetId"] ?? ""));
  }
  const { blockId } = place;
  return blockId === undefined ? null : ({ attrs }) => attrs?.["id"] === blockId;
}

function idsIn(nodes: readonly NodeJson[]): string[] {
  return nodes.flatMap(({ attrs, content = [] }) => [...(typeof attrs?.["id"] === "string" ? [attrs["id"]] : []), ...idsIn(content)]);
}

function nodeAt(node: NodeJson, is: Is): NodeJson | null {
  if (is(node)) return node;
  for (const child of node.content ?? []) {
    const found = nodeAt(child, is);
    if (found !== null) return found;
  }
  return null;
}

/** Position before the first node that is wanted, counted from before `node`. */
function positionOf(node: NodeJson, is: Is): number | null {
  if (is(node)) return 0;
  let position = 1;
  for (const child of node.content ?? []) {
    const found = positionOf(child, is);
    if (found !== null) return position + found;
    position += sizeOf(child);
  }
  return null;
}

/** The words of a finding with what stands around them on its line. Empty words: it is about a whole section or node. */
export type Excerpt = { readonly before: string; readonly words: string; readonly after: string };

/** So much is shown around the words, in UTF-16 units. */
const AROUND_UNITS = 16;
const WORDS_UNITS_MAX = 60;

export function excerptOf({ blocks }: DocumentContent, { place: { block, from, to } }: Finding): Excerpt {
  const node = blocks[block];
  if (node === undefined || from === undefined || to === undefined) return { before: "", words: "", after: "" };
  const text = blockText(node);
  const lineStart = text.lastIndexOf("\n", from - 1) + 1;
  const lineEnd = text.indexOf("\n", to);
  const begin = Math.max(lineStart, from - AROUND_UNITS);
  const end = Math.min(lineEnd < 0 ? text.length : lineEnd, to + AROUND_UNITS);
  const words = text.slice(from, to);
  const shown = words.length > WORDS_UNITS_MAX ? `${words.slice(0, WORDS_UNITS_MAX)}…` : words;
  return {
    before: `${begin > lineStart ? "…" : ""}${text.slice(begin, from)}`.toWellFormed(),
    words: shown.toWellFormed(),
    after: `${text.slice(to, end)}${end < (lineEnd < 0 ? text.length : lineEnd) ? "…" : ""}`.toWellFormed(),
  };
}
