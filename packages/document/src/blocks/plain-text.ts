import type { Block, Inline } from "./block.ts";

/** The text of a run of inlines; formulas as their TeX, breaks as line feeds. */
export function inlinesToText(inlines: readonly Inline[]): string {
  let text = "";
  for (const inline of inlines) {
    if (inline.kind === "text") text += inline.text;
    else text += inline.kind === "math" ? inline.tex : "\n";
  }
  return text;
}

/** Text without marks: one line per paragraph, a blank line between blocks, cells separated by tabs. */
export function blocksToText(blocks: readonly Block[]): string {
  return blocks
    .map(blockToText)
    .filter((text) => text !== "")
    .join("\n\n");
}

function blockToText(block: Block): string {
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return inlinesToText(block.inlines);
    case "list":
      return block.items.map((item, index) => itemToText(item, block.ordered ? `${block.start + index}. ` : "• ")).join("\n");
    case "table":
      return [block.header, ...block.rows].map((row) => row.map(inlinesToText).join("\t")).join("\n");
    case "quote":
      return blocksToText(block.blocks);
    case "code":
      return block.text;
    case "math":
      return block.tex;
    case "rule":
      return "";
  }
}

function itemToText(item: readonly Block[], marker: string): string {
  const text = item
    .map(blockToText)
    .filter((part) => part !== "")
    .join("\n");
  return marker + text.replaceAll("\n", "\n  ");
}
