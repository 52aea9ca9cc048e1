import { newBlockId } from "@tangleaf/document/model";
import type { EditorView } from "@tiptap/pm/view";
import type { BlockParts } from "../block-parts.ts";
import { insertBlock } from "../structure/insert-block.ts";

/** Puts a figure for each file behind each other at the selection and begins to store them. */
export function insertPictures(view: EditorView, files: readonly File[], { uploads }: Pick<BlockParts, "uploads">): void {
  const { figure } = view.state.schema.nodes;
  if (!figure) return;
  const { tr } = view.state;
  const placed: [string, File][] = [];
  for (const file of files) {
    const id = newBlockId();
    if (insertBlock(tr, figure.create({ id })) !== null) placed.push([id, file]);
  }
  if (placed.length === 0) return;
  const before = view.state.doc;
  view.dispatch(tr.scrollIntoView());
  // A locked section takes none.
  if (view.state.doc === before) return;
  for (const [id, file] of placed) uploads.start(view, id, file);
}
