import { Fragment, type Node, type Schema, Slice } from "@tiptap/pm/model";

/**
 * Blocks as a table's cell may hold them: headings become paragraphs, quotes and tables their words. What a cell has no place
 * for would be put beside it, and tear the table in two. Lines and page breaks are left out.
 */
export function blocksForCell(blocks: readonly Node[], schema: Schema): Node[] {
  const { paragraph, tableCell } = schema.nodes;
  return blocks.flatMap((block) => {
    if (tableCell?.contentMatch.matchType(block.type)) return [block];
    if (block.isTextblock && paragraph) return [paragraph.create(null, block.content)];
    return block.isInline ? [block] : blocksForCell(block.children, schema);
  });
}

/** A pasted passage for a cell. A table alone is left to the table's own paste, which fills cells with it. */
export function sliceForCell({ content, openStart, openEnd }: Slice, schema: Schema): Slice {
  const { firstChild, childCount } = content;
  const isCells = childCount === 1 && firstChild?.type.spec["tableRole"] !== undefined;
  if (isCells || !firstChild || firstChild.isInline) return new Slice(content, openStart, openEnd);
  const blocks = blocksForCell(content.content, schema);
  const open = (block: Node | undefined, depth: number) => (block?.isTextblock ? Math.min(depth, 1) : 0);
  return new Slice(Fragment.from(blocks), open(blocks[0], openStart), open(blocks.at(-1), openEnd));
}
