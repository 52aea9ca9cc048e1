import { markdownToBlocks } from "@tangleaf/document/convert";
import type { Editor } from "@tiptap/core";
import { removeBlocks } from "#editor/blocks/structure/move-blocks.ts";
import { placedBlocks } from "#editor/blocks/structure/placed-blocks.ts";

/** Where a text that was written goes: behind the section's own words, or in their place. */
export type TextPlace = "below" | "instead";

/** Puts a text under a heading, which then says that it holds it; false where the heading is gone. */
export function placeText(
  editor: Editor,
  { id, text, generationId, place }: { id: string; text: string; generationId: string; place: TextPlace },
): boolean {
  const { state, view } = editor;
  const blocks = placedBlocks(state.doc);
  const at = blocks.findIndex(({ node }) => node.type.name === "heading" && node.attrs["id"] === id);
  const heading = blocks[at];
  if (heading === undefined) return false;
  const next = blocks.findIndex(({ node }, index) => index > at && node.type.name === "heading");
  const own = blocks.slice(at + 1, next === -1 ? blocks.length : next);
  const nodes = markdownToBlocks(text).blocks.map((block) => state.schema.nodeFromJSON(block));
  const { tr } = state;
  const last = own.at(-1) ?? heading;
  tr.insert(last.pos + last.node.nodeSize, nodes);
  if (place === "instead") removeBlocks(tr, own);
  tr.setNodeAttribute(heading.pos, "generationId", generationId);
  view.dispatch(tr);
  return true;
}
