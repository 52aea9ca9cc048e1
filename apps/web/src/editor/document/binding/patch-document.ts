import type { Node } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import type * as Y from "yjs";
import { blockPlaces } from "../groups/flat-blocks.ts";
import { patchNode } from "./patch-node.ts";

/** A block of the stored document and what the editor shows of it. */
export type BlockPair = { readonly element: Y.XmlElement; readonly node: Node };

type Run = { from: number; to: number; nodes: readonly Node[] };
type Patch = { at: number; node: Node };

/**
 * Changes a grouped document that shows `before` into one that shows `after`. Blocks are the same where their elements are: in
 * Yjs an element never changes its place.
 */
export function patchDocument(tr: Transaction, before: readonly BlockPair[], after: readonly BlockPair[]): void {
  const paragraph = tr.doc.type.schema.nodes["paragraph"]?.create();
  const shown: readonly (BlockPair | null)[] = before.length === 0 ? [null] : before;
  const wanted = new Set(after.map(({ element }) => element));
  const known = new Set(before.map(({ element }) => element));
  const edits: (Run | Patch)[] = [];
  let left = 0;
  let right = 0;
  while (left < shown.length || right < after.length) {
    const old = shown[left];
    const next = after[right];
    if (old && next && old.element === next.element) {
      if (old.node !== next.node) edits.push({ at: left, node: next.node });
      left += 1;
      right += 1;
      continue;
    }
    const from = left;
    const nodes: Node[] = [];
    // Without any block an empty paragraph is shown, which is replaced by whatever comes.
    while (left < shown.length && (shown[left] === null || !wanted.has((shown[left] as BlockPair).element))) left += 1;
    while (right < after.length && !known.has((after[right] as BlockPair).element)) nodes.push((after[right++] as BlockPair).node);
    if (from === left && nodes.length === 0) throw new RangeError("stored blocks have changed their order");
    edits.push({ from, to: left, nodes });
  }
  if (after.length === 0 && paragraph) replaceAll(tr, paragraph);
  else apply(tr, edits);
}

function replaceAll(tr: Transaction, paragraph: Node): void {
  tr.replaceWith(0, tr.doc.content.size, tr.doc.type.schema.node("group", null, paragraph));
}

/** From the end, so that the places before an edit still count from the old document. */
function apply(tr: Transaction, edits: readonly (Run | Patch)[]): void {
  const { doc } = tr;
  const places = blockPlaces(doc);
  const blocks = doc.children.flatMap((group) => group.children);
  const endOf = (index: number) => (places[index]?.from ?? 0) + (blocks[index]?.nodeSize ?? 0);
  for (const edit of edits.toReversed()) {
    if ("at" in edit) {
      patchNode(tr, places[edit.at]?.from ?? 0, blocks[edit.at] as Node, edit.node);
      continue;
    }
    const { from, to, nodes } = edit;
    if (from === to) {
      // New blocks stand in the group of the block before them.
      tr.insert(from === 0 ? 1 : endOf(from - 1), nodes);
      continue;
    }
    for (let last = to - 1; last >= from; ) {
      const group = places[last]?.group ?? 0;
      let first = last;
      while (first > from && places[first - 1]?.group === group) first -= 1;
      const fill = first === from ? nodes : [];
      const isWhole = places[first - 1]?.group !== group && places[last + 1]?.group !== group;
      const start = places[first]?.from ?? 0;
      if (fill.length > 0) tr.replaceWith(start, endOf(last), fill);
      else if (isWhole) tr.delete(start - 1, endOf(last) + 1);
      else tr.delete(start, endOf(last));
      last = first - 1;
    }
  }
}
