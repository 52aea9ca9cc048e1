import { type Block, inlinesToText } from "@tangleaf/document";
import { ownTitle, type TextLine } from "@tangleaf/document/letter";

/** A text as a sheet of paper has it: one title, then blocks whose headings begin at level 1 and skip no level. */
export function separateTitle(blocks: readonly Block[], options: { title: string; official: boolean }): { title: string; blocks: Block[] } {
  const own = ownTitle(blocks.map(toLine), options.official);
  const rest = own === null ? blocks : blocks.slice(1);
  return { title: own ?? options.title, blocks: closeGaps(rest) };
}

function toLine(block: Block): TextLine {
  if (block.kind !== "heading" && block.kind !== "paragraph") return { kind: "other" };
  const text = inlinesToText(block.inlines);
  if (block.kind === "heading") return { kind: "heading", level: block.level, text };
  return { kind: "paragraph", text, bold: block.inlines.every((inline) => inline.kind === "text" && inline.bold === true) };
}

/** Models begin at ## or jump from ## to ####: the levels in use become 1, 2, 3 … */
function closeGaps(blocks: readonly Block[]): Block[] {
  const used = new Set(blocks.flatMap((block) => (block.kind === "heading" ? [block.level] : [])));
  const ranks = new Map([...used].sort((a, b) => a - b).map((level, index) => [level, index + 1]));
  return blocks.map((block) => (block.kind === "heading" ? { ...block, level: ranks.get(block.level) ?? block.level } : block));
}
