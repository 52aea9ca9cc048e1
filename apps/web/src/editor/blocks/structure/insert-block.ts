import type { Node } from "@tiptap/pm/model";
import { AllSelection, NodeSelection, Selection, TextSelection, type Transaction } from "@tiptap/pm/state";

/**
 * Puts a block where the selection is: in the place of an empty paragraph, behind a selected block, else behind the block that
 * may have it as a neighbour. A document never ends with a block that no caret can stand behind. Returns where it stands; null
 * where it may not.
 */
export function insertBlock(tr: Transaction, node: Node): number | null {
  const place = placeFor(tr.selection, node);
  if (place === null) return null;
  const { paragraph } = tr.doc.type.schema.nodes;
  const { from: at, to } = place;
  if (at < to) tr.replaceWith(at, to, node);
  else tr.insert(at, node);
  const after = at + node.nodeSize;
  if (paragraph && tr.doc.resolve(after).nodeAfter === null) tr.insert(after, paragraph.create());
  if (node.isAtom && NodeSelection.isSelectable(node)) tr.setSelection(NodeSelection.create(tr.doc, at));
  else if (node.isTextblock || node.childCount > 0) tr.setSelection(Selection.near(tr.doc.resolve(at + 1)));
  else tr.setSelection(TextSelection.near(tr.doc.resolve(after)));
  return at;
}

/** What the block takes the place of. */
function placeFor(selection: Selection, { type }: Node): { from: number; to: number } | null {
  // With everything selected, behind everything.
  const { $from, $to } = selection instanceof AllSelection ? Selection.atEnd(selection.$to.doc) : selection;
  // A picture or formula is selected, or the cursor is beside one: the selection stands between blocks.
  if (!$to.parent.inlineContent && $to.parent.canReplaceWith($to.index(), $to.index(), type)) return { from: $to.pos, to: $to.pos };
  const { paragraph } = type.schema.nodes;
  for (let depth = $from.depth; depth > 0; depth--) {
    const parent = $from.node(depth - 1);
    const index = $from.index(depth - 1);
    const self = $from.node(depth);
    const isEmpty = self.type === paragraph && self.content.size === 0 && depth === $from.depth;
    if (!parent.canReplaceWith(isEmpty ? index : index + 1, index + 1, type)) continue;
    return { from: isEmpty ? $from.before(depth) : $from.after(depth), to: $from.after(depth) };
  }
  return null;
}
