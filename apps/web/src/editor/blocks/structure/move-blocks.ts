import type { Node } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { type PlacedBlock, placedBlocks } from "./placed-blocks.ts";

/** A run of blocks by place: from the first, up to but without `to`. */
export type BlockRun = { readonly from: number; readonly to: number };

/** Takes blocks out. A group that loses its last block goes too; the document keeps one empty paragraph. */
export function removeBlocks(tr: Transaction, blocks: readonly PlacedBlock[]): void {
  if (blocks.length < placedBlocks(tr.doc).length) {
    removeSome(tr, blocks);
    return;
  }
  const [first] = blocks;
  const empty = tr.doc.type.schema.nodes["paragraph"]?.create();
  if (!first || !empty) return;
  tr.insert(first.pos, empty);
  removeSome(
    tr,
    blocks.map(({ node, pos }) => ({ node, pos: pos + empty.nodeSize })),
  );
}

function removeSome(tr: Transaction, blocks: readonly PlacedBlock[]): void {
  let end = blocks.length;
  while (end > 0) {
    const last = blocks[end - 1];
    if (!last) return;
    const $last = tr.doc.resolve(last.pos);
    let start = end - 1;
    while (start > 0 && tr.doc.resolve(blocks[start - 1]?.pos ?? 0).parent === $last.parent) start -= 1;
    const from = blocks[start]?.pos ?? last.pos;
    const whole = $last.depth > 0 && end - start === $last.parent.childCount;
    if (whole) tr.delete($last.before(), $last.after());
    else tr.delete(from, last.pos + last.node.nodeSize);
    end = start;
  }
}

/**
 * Moves a run of blocks before the block at `target` (the number of blocks = behind the last), each as `change` gives it.
 * Returns where the first one stands now; null where nothing moved or changed.
 */
export function moveBlocks(
  tr: Transaction,
  { from, to }: BlockRun,
  target: number,
  change: (node: Node) => Node = (node) => node,
): number | null {
  const blocks = placedBlocks(tr.doc);
  const moved = blocks.slice(from, to);
  const [first] = moved;
  if (!first || target < 0 || target > blocks.length) return null;
  if (target >= from && target <= to) {
    let changed = false;
    for (const { node, pos } of moved) {
      const next = change(node);
      if (next.sameMarkup(node)) continue;
      tr.setNodeMarkup(pos, undefined, next.attrs);
      changed = true;
    }
    return changed ? first.pos : null;
  }
  const before = blocks[target];
  const last = blocks.at(-1);
  const at = before ? before.pos : (last?.pos ?? 0) + (last?.node.nodeSize ?? 0);
  const size = moved.reduce((sum, { node }) => sum + node.nodeSize, 0);
  tr.insert(
    at,
    moved.map(({ node }) => change(node)),
  );
  const inserted = tr.mapping.maps.length;
  const shift = target < from ? size : 0;
  removeBlocks(
    tr,
    moved.map(({ node, pos }) => ({ node, pos: pos + shift })),
  );
  return target < from ? at : tr.mapping.slice(inserted).map(at, 1);
}
