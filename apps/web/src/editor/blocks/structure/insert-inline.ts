import type { Node } from "@tiptap/pm/model";
import { NodeSelection, type Selection, TextSelection, type Transaction } from "@tiptap/pm/state";
import { insertBlock } from "./insert-block.ts";

/**
 * Puts an inline node behind what is selected, in a paragraph of its own where no words can stand there. `takesPlace`: it says what
 * the selected words said (a formula of them) and stands for them; pictures, formulas and notes are never replaced. Returns where
 * it stands; null where it may not.
 */
export function insertInline(tr: Transaction, node: Node, takesPlace = false): number | null {
  const { from, to, $to } = tr.selection;
  const fits = $to.parent.isTextblock && $to.parent.type.contentMatch.matchType(node.type) !== null;
  let pos = to;
  if (fits && takesPlace && isWordsOnly(tr.selection)) {
    pos = from;
    tr.replaceWith(from, to, node);
  } else if (fits) tr.insert(to, node);
  else {
    const paragraph = tr.doc.type.schema.nodes["paragraph"]?.create(null, node);
    const at = paragraph === undefined ? null : insertBlock(tr, paragraph);
    if (at === null) return null;
    pos = at + 1;
  }
  const isOpened = node.type.name === "mathInline";
  tr.setSelection(isOpened ? NodeSelection.create(tr.doc, pos) : TextSelection.create(tr.doc, pos + node.nodeSize));
  return pos;
}

/** Nothing but words of one paragraph. */
function isWordsOnly({ $from, $to }: Selection): boolean {
  if (!$from.sameParent($to)) return false;
  let words = true;
  $from.parent.nodesBetween($from.parentOffset, $to.parentOffset, (child) => {
    if (!child.isText) words = false;
  });
  return words;
}
