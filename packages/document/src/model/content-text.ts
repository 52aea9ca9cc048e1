import { nodeText } from "./derive-sections.ts";
import type { DocumentContent, NodeJson } from "./document-content.ts";

const TEXT_BLOCKS: ReadonlySet<string> = new Set(["paragraph", "heading", "codeBlock"]);

/** All words of a document without marks, blocks line by line, footnotes at the end: what it is found by. */
export function contentText({ blocks, footnotes }: Pick<DocumentContent, "blocks" | "footnotes">): string {
  return [...blocks.map(blockText), ...Object.values(footnotes)].filter((text) => text !== "").join("\n");
}

/** The words of a block, each of its paragraphs on a line. */
export function blockText(block: NodeJson): string {
  if (TEXT_BLOCKS.has(block.type)) return nodeText(block);
  if (block.type === "mathBlock") return String(block.attrs?.["latex"] ?? "");
  return (block.content ?? [])
    .map(blockText)
    .filter((text) => text !== "")
    .join("\n");
}

const ENDS = /[\p{Po}]$/u;
const HAN = /\p{Script=Han}/u;

/** A heading stays apart from what follows when lines are put together later. */
export function headingLine(text: string): string {
  if (text === "" || ENDS.test(text)) return text;
  return text + (HAN.test(text) ? "：" : ":");
}

/** The words of a document line by line like `contentText`, headings apart from what follows. */
export function sourceText({ blocks, footnotes }: Pick<DocumentContent, "blocks" | "footnotes">): string {
  const lines = blocks.map((block) => (block.type === "heading" ? headingLine(nodeText(block)) : blockText(block)));
  return [...lines, ...Object.values(footnotes)].filter((text) => text !== "").join("\n");
}
