import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { countBlock } from "#editor/blocks/structure/outline-rows.ts";
import { placedBlocks } from "#editor/blocks/structure/placed-blocks.ts";
import { useDerived } from "#editor/blocks/use-derived.ts";
import { sameFields } from "#editor/blocks/use-editor-value.ts";

export type Totals = { characters: number; paragraphs: number };

/** Characters and paragraphs of the whole text. A paragraph is a heading with what stands below it. */
export function useTotals(editor: Editor): Totals {
  return useDerived(editor, totalsOf, keepEqual);
}

function totalsOf(doc: Node): Totals {
  let characters = 0;
  let paragraphs = 0;
  for (const { node } of placedBlocks(doc)) {
    if (node.type.name === "heading") paragraphs += 1;
    else characters += countBlock(node).length;
  }
  return { characters, paragraphs };
}

function keepEqual(before: Totals, after: Totals): Totals {
  return sameFields(before, after) ? before : after;
}
