import { type NodeJson, nodeText } from "@tangleaf/document/model";

const TEXT_BLOCKS: ReadonlySet<string> = new Set(["paragraph", "heading", "codeBlock"]);

/** The words of a block, each of its paragraphs on a line. */
export function plainText(block: NodeJson): string {
  if (TEXT_BLOCKS.has(block.type)) return nodeText(block);
  if (block.type === "mathBlock") return String(block.attrs?.["latex"] ?? "");
  return (block.content ?? [])
    .map(plainText)
    .filter((text) => text !== "")
    .join("\n");
}
