import { Fragment, type Node, type Schema } from "@tiptap/pm/model";

/** Blocks of a group at opening, and after a group was split. */
export const GROUP_BLOCKS = 20;
/** A group with more is split. */
export const GROUP_BLOCKS_MAX = 48;

/** The blocks of an editor's document, in the order of the text. */
export function flatBlocks(doc: Node): Node[] {
  const blocks: Node[] = [];
  for (const group of doc.children) blocks.push(...group.children);
  return blocks;
}

/** An editor's document of these blocks; without any, of one empty paragraph. */
export function groupedDocument(schema: Schema, blocks: readonly Node[]): Node {
  const group = schema.nodes["group"];
  const paragraph = schema.nodes["paragraph"];
  if (group === undefined || paragraph === undefined) throw new Error("no schema of the grouped document");
  const all = blocks.length === 0 ? [paragraph.create()] : blocks;
  const groups: Node[] = [];
  for (let at = 0; at < all.length; at += GROUP_BLOCKS) groups.push(group.create(null, Fragment.from(all.slice(at, at + GROUP_BLOCKS))));
  return schema.topNodeType.create(null, groups);
}

/** Where each block begins, and the group it stands in. */
export type BlockPlace = { readonly from: number; readonly group: number };

export function blockPlaces(doc: Node): BlockPlace[] {
  const places: BlockPlace[] = [];
  let at = 0;
  for (const [index, group] of doc.children.entries()) {
    let from = at + 1;
    for (const block of group.children) {
      places.push({ from, group: index });
      from += block.nodeSize;
    }
    at += group.nodeSize;
  }
  return places;
}

/** Index of the block a position stands in or before, counted over all groups, and where it begins. */
export function blockAt(doc: Node, position: number): { index: number; from: number } {
  let index = 0;
  let at = 0;
  for (const group of doc.children) {
    const end = at + group.nodeSize;
    if (position < end) {
      let from = at + 1;
      for (const block of group.children) {
        if (position < from + block.nodeSize) return { index, from };
        from += block.nodeSize;
        index += 1;
      }
      return { index, from };
    }
    index += group.childCount;
    at = end;
  }
  return { index, from: at };
}
