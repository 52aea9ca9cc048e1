import type { Node } from "@tiptap/pm/model";

/** Returns the text of a block with one character for each position: a place in the text is a place in the block. */
export const textblockText = (block: Node): string => block.textBetween(0, block.content.size, "", "\ufffc");
