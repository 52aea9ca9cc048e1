import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { countBlock } from "#editor/blocks/structure/outline-rows.ts";
import { placedBlocks } from "#editor/blocks/structure/placed-blocks.ts";
import { useDerived } from "#editor/blocks/use-derived.ts";
import { sameFields } from "#editor/blocks/use-editor-value.ts";

export type Totals = { characters: number; paragraphs: number };

/** Characters and paragraphs of the whole text. A paragraph is a heading with what stands below it, or words before the first heading. */
export function useTotals(editor: Editor): Totals {
  return useDerived(editor, totalsOf, keepEqual);
}

function totalsOf(doc: Node): Totals {
  let length = 0;
  let headings = 0;
  let hasFront = false;
  for (const { node } of placedBlocks(doc)) {
    const count = countBlock(node);
    if (node.type.name === "heading") headings += 1;
    else {
      length += count.length;
      if (headings === 0 && count.characters > 0) hasFront = true;
    }
  }
  return { characters: length, paragraphs: headings + Number(hasFront) };
}

function keepEqual(before: Totals, after: Totals): Totals {
  return sameFields(before, after) ? before : after;
}
