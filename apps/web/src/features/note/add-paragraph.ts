import { newBlockId } from "@tangleaf/document/model";
import { outlineRows } from "#editor/blocks/structure/outline-rows.ts";
import { addSection, currentSection } from "#editor/blocks/structure/section-commands.ts";
import type { OpenedDocument } from "#features/document/opened-document.ts";

/** A new paragraph behind the one the caret is in, on its level; the caret goes into its heading. */
export function addParagraph({ editor: { editor, focus }, asOneStep }: OpenedDocument): void {
  const row = currentSection(outlineRows(editor.state.doc), editor.state.selection.from);
  asOneStep(() => void addSection(row?.id ?? null, newBlockId())(editor.state, editor.view.dispatch));
  focus();
}
