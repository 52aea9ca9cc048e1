import { nodeText } from "../model/derive-sections.ts";
import type { NodeJson } from "../model/document-content.ts";

/** Nodes without content: they take one position in the editor. */
const ATOMS: ReadonlySet<string> = new Set([
  "figure",
  "chart",
  "mathBlock",
  "horizontalRule",
  "pageBreak",
  "hardBreak",
  "mathInline",
  "footnote",
  "citation",
  "crossRef",
]);
const LEAVES: ReadonlySet<string> = new Set(["paragraph", "heading", "codeBlock"]);

/**
 * The editor's position of an offset in `blockText` of a block, counted from the position before the block: what selects the words
 * of a finding. An offset inside a formula is before the formula; null where the offset is outside the text.
 */
export function positionInBlock(block: NodeJson, offset: number): number | null {
  let textAt = 0;
  const inLeaf = (leaf: NodeJson, start: number): number => {
    let position = start + 1;
    for (const child of leaf.content ?? []) {
      const { length } = nodeText(child);
      if (offset < textAt + length) return position + (child.type === "text" ? offset - textAt : 0);
      textAt += length;
      position += sizeOf(child);
    }
    return position;
  };
  const visit = (node: NodeJson, start: number): number | null => {
    if (LEAVES.has(node.type)) {
      const { length } = nodeText(node);
      if (length === 0) return null;
      if (offset <= textAt + length) return inLeaf(node, start);
      textAt += length + 1;
      return null;
    }
    if (node.type === "mathBlock") {
      const { length } = String(node.attrs?.["latex"] ?? "");
      if (length > 0 && offset <= textAt + length) return start;
      textAt += length === 0 ? 0 : length + 1;
      return null;
    }
    let position = start + 1;
    for (const child of node.content ?? []) {
      const found = visit(child, position);
      if (found !== null) return found;
      position += sizeOf(child);
    }
    return null;
  };
  return offset < 0 ? null : visit(block, 0);
}

/** Positions a node takes in the editor. */
export function sizeOf(node: NodeJson): number {
  if (node.type === "text") return node.text?.length ?? 0;
  return ATOMS.has(node.type) ? 1 : (node.content ?? []).reduce((sum, child) => sum + sizeOf(child), 2);
}
