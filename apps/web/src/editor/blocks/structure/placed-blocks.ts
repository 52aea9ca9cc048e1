import type { Node, ResolvedPos } from "@tiptap/pm/model";

/** A block of the document with its position. The editor holds blocks in groups (docs/decisions/034): these are the blocks. */
export type PlacedBlock = { readonly node: Node; readonly pos: number };

const GROUP = "group";

/** All blocks in the order of the text. */
export function placedBlocks(doc: Node): PlacedBlock[] {
  const blocks: PlacedBlock[] = [];
  doc.forEach((child, pos) => {
    if (child.type.name !== GROUP) blocks.push({ node: child, pos });
    else
      child.forEach((node, offset) => {
        blocks.push({ node, pos: pos + 1 + offset });
      });
  });
  return blocks;
}

/** The block a position stands in, or at the edge of; null in an empty group or document. */
export function blockAt($pos: ResolvedPos): PlacedBlock | null {
  const depth = $pos.depth > 0 && $pos.node(1).type.name === GROUP ? 2 : 1;
  if ($pos.depth >= depth) return { node: $pos.node(depth), pos: $pos.before(depth) };
  const { nodeAfter, nodeBefore } = $pos;
  if (nodeAfter && nodeAfter.type.name !== GROUP) return { node: nodeAfter, pos: $pos.pos };
  return nodeBefore && nodeBefore.type.name !== GROUP ? { node: nodeBefore, pos: $pos.pos - nodeBefore.nodeSize } : null;
}

/** The heading a position stands under; undefined above the first one. */
export function headingAbove(blocks: readonly PlacedBlock[], pos: number): PlacedBlock | undefined {
  return blocks.findLast((block) => block.node.type.name === "heading" && block.pos <= pos);
}

/** Place of the block at a position in the list of blocks. */
export function blockIndexAt(blocks: readonly PlacedBlock[], pos: number): number {
  let low = 0;
  let high = blocks.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((blocks[middle]?.pos ?? 0) <= pos) low = middle;
    else high = middle - 1;
  }
  return low;
}
