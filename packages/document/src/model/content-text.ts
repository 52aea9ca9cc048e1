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
