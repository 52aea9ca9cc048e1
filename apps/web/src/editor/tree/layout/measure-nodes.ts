import type { TreeNode } from "@tangleaf/document/tree";
import type { NodeSize, SizeOf } from "./layout-tree.ts";
import { signsOf } from "./node-signs.ts";
import { LOOKS, type LookIndex, SIGN_WIDTH } from "./tree-looks.ts";
import { wrapText } from "./wrap-text.ts";

const LEAST_WIDTH = 24;

/** The width of a line in each look's font. */
export type LineWidths = (line: string, look: LookIndex) => number;

/** Sizes of nodes by their texts, each measured once. */
export function measureNodes(widths: LineWidths): SizeOf {
  const known: [Map<string, NodeSize>, Map<string, NodeSize>, Map<string, NodeSize>] = [new Map(), new Map(), new Map()];
  return (node, look) => {
    const bare = measured(node.text, look);
    const extra = extraWidth(node);
    return extra === 0 ? bare : { ...bare, width: bare.width + extra };
  };

  function measured(text: string, look: LookIndex): NodeSize {
    const before = known[look].get(text);
    if (before !== undefined) return before;
    const { maxWidth, paddingX, paddingY, lineHeight } = LOOKS[look];
    const parts = text.split("\n").map((part) => wrapText(part, maxWidth, (line) => widths(line, look)));
    const lines = parts.flatMap((part) => part.lines);
    const size: NodeSize = {
      lines,
      width: Math.ceil(Math.max(LEAST_WIDTH, ...parts.map(({ width }) => width))) + 2 * paddingX,
      height: lines.length * lineHeight + 2 * paddingY,
    };
    known[look].set(text, size);
    return size;
  }
}

export function extraWidth(node: TreeNode): number {
  const { before, behind } = signsOf(node);
  return (before.length + behind.length) * SIGN_WIDTH;
}

/** Widths of the fonts an element is drawn with. */
export function canvasWidths(textFont: string, uiFont: string): LineWidths {
  const context = document.createElement("canvas").getContext("2d");
  let set: LookIndex | null = null;
  return (line, look) => {
    if (context === null) return line.length * LOOKS[look].fontSize;
    if (set !== look) {
      const { fontSize, weight } = LOOKS[look];
      context.font = `${weight} ${fontSize}px ${look === 0 ? textFont : uiFont}`;
      set = look;
    }
    return context.measureText(line).width;
  };
}
