import type { Node } from "@tiptap/pm/model";
import { sentenceAround } from "#editor/blocks/citation/sentence-around.ts";
import { placedBlocks } from "#editor/blocks/structure/placed-blocks.ts";

/** A source as a sentence cites it. */
export type Cited = { readonly id: string; readonly sentence: string };

/** Blocks of a section below its heading, without those of the sections in it; null where it is gone. */
export function sectionRange(doc: Node, sectionId: string): { readonly from: number; readonly to: number } | null {
  const blocks = placedBlocks(doc);
  const at = blocks.findIndex(({ node }) => node.type.name === "heading" && node.attrs["id"] === sectionId);
  const heading = blocks[at];
  if (heading === undefined) return null;
  const next = blocks.slice(at + 1).findIndex(({ node }) => node.type.name === "heading");
  const last = next < 0 ? blocks.at(-1) : blocks[at + next];
  const from = heading.pos + heading.node.nodeSize;
  return { from, to: last === undefined ? from : last.pos + last.node.nodeSize };
}

/** What a section cites, each source once for each sentence. */
export function citedIn(doc: Node, sectionId: string): Cited[] {
  const range = sectionRange(doc, sectionId);
  const cited = new Map<string, Cited>();
  if (range === null || range.to <= range.from) return [];
  doc.nodesBetween(range.from, range.to, (node, pos) => {
    if (node.type.name !== "citation") return;
    const sentence = sentenceAround(doc, pos);
    for (const id of String(node.attrs["refIds"] ?? "").split(/[\s,;]+/)) if (id !== "") cited.set(`${id} ${sentence}`, { id, sentence });
  });
  return [...cited.values()];
}

/** The words of a section: its lines without those of tables, and without the blocks that have none. */
export function wordsOfSection(doc: Node, sectionId: string): string {
  const range = sectionRange(doc, sectionId);
  const lines: string[] = [];
  if (range === null || range.to <= range.from) return "";
  doc.nodesBetween(range.from, range.to, (node) => {
    if (node.type.name === "table") return false;
    if (node.isTextblock && node.type.name !== "heading") lines.push(node.textBetween(0, node.content.size));
    return !node.isTextblock;
  });
  return lines.join("\n");
}
