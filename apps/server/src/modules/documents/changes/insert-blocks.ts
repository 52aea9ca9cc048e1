import { isContentWithin, type NodeJson, readContent, writeContent } from "@tangleaf/document/model";
import type * as Y from "yjs";

/** Why nothing was put in: there is no block to put it behind, or the document would have more nodes than one may. */
export type InsertProblem = "noPlace" | "tooLarge";

/**
 * Puts blocks behind the block `after`, or at the end; empty paragraphs there stay behind them, as the place to write on. A repeat
 * changes nothing: `blockId` names one of them. Returns the reason of a refusal, or null once the blocks are inserted.
 */
export function insertBlocks(
  doc: Y.Doc,
  { blocks, blockId, after }: { readonly blocks: readonly NodeJson[]; readonly blockId: string; readonly after?: string | undefined },
): InsertProblem | null {
  const { invalid: _, ...content } = readContent(doc);
  if (content.blocks.some(({ attrs }) => attrs?.["id"] === blockId)) return null;
  let at = after === undefined ? content.blocks.length : placeBehind(content.blocks, after);
  if (at === null) return "noPlace";
  while (isEmptyParagraph(content.blocks[at - 1])) at -= 1;
  const changed = { ...content, blocks: content.blocks.toSpliced(at, 0, ...blocks) };
  if (!isContentWithin(changed)) return "tooLarge";
  writeContent(doc, changed);
  return null;
}

const isEmptyParagraph = (block: NodeJson | undefined) => block?.type === "paragraph" && (block.content ?? []).length === 0;

/** Behind a block; of a heading: behind all that stands under it, up to the next one. null where there is no such block. */
function placeBehind(blocks: readonly NodeJson[], id: string): number | null {
  const at = blocks.findIndex(({ attrs }) => attrs?.["id"] === id);
  if (at < 0) return null;
  if (blocks[at]?.type !== "heading") return at + 1;
  const next = blocks.findIndex(({ type }, n) => n > at && type === "heading");
  return next < 0 ? blocks.length : next;
}
