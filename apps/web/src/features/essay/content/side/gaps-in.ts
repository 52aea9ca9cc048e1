import type { Node } from "@tiptap/pm/model";
import { headingAbove, placedBlocks } from "#editor/blocks/structure/placed-blocks.ts";
import { marksOf } from "#editor/core/marks.ts";
import { textblockText } from "#editor/core/textblock-text.ts";

/** A mark of what is missing, and where it stands. */
export type Gap = {
  readonly from: number;
  readonly to: number;
  readonly hint: string;
  /** Heading of its section. */
  readonly section: string;
  /** Index of its block. */
  readonly block: number;
};

/** The marks of a document, in their order. */
export function gapsIn(doc: Node): readonly Gap[] {
  const blocks = placedBlocks(doc);
  const gaps: Gap[] = [];
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    const text = textblockText(node);
    let after = 0;
    for (const mark of marksOf(text)) {
      const at = text.indexOf(mark.text, after);
      after = at + mark.text.length;
      const from = pos + 1 + at;
      const block = blocks.findLastIndex((one) => one.pos <= pos);
      gaps.push({ from, to: from + mark.text.length, hint: mark.hint, block, section: headingAbove(blocks, pos)?.node.textContent ?? "" });
    }
    return false;
  });
  return gaps;
}

/** Equal lists are one list, so that nothing is drawn anew. */
export const sameGaps = (before: readonly Gap[], after: readonly Gap[]) =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;
