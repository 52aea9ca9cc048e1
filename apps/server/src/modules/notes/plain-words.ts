import { type DocumentContent, type NodeJson, nodeText } from "@tangleaf/document/model";

/** All words of a document without marks, a line for each block; footnotes at the end. */
export function plainWords({ blocks, footnotes }: Pick<DocumentContent, "blocks" | "footnotes">): string {
  return [...blocks.map(wordsOf), ...Object.values(footnotes)].filter((words) => words !== "").join("\n");
}

function wordsOf(node: NodeJson): string {
  const isText = node.type === "paragraph" || node.type === "heading" || node.type === "codeBlock";
  return isText
    ? nodeText(node)
    : (node.content ?? [])
        .map(wordsOf)
        .filter((words) => words !== "")
        .join("\n");
}
