import type { Block, Inline } from "./block.ts";
import { parseMarkdown } from "./parse-markdown.ts";

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

/** Markdown characters read per character of the excerpt: marks, links and tables shrink to a fraction of their source. */
const SOURCE_PER_CHARACTER = 8;
const ELLIPSIS = "…";

/** The first `length` characters of a Markdown text without its marks, on one line; ends with … when something was left out. */
export function excerptOf(text: string, length: number): string {
  const source = text.slice(0, length * SOURCE_PER_CHARACTER);
  const characters = Array.from(blocksToText(parseMarkdown(source)).replace(/\s+/g, " ").trim());
  if (characters.length <= length && source.length === text.length) return characters.join("");
  return characters.slice(0, length).join("").trimEnd() + ELLIPSIS;
}
