import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { headingAt } from "#features/document/side/use-section.ts";

/** Selects the title of a section, to be written over. */
export function selectTitle(editor: Editor, id: string): void {
  const at = headingAt(editor, id);
  const node = at === null ? null : editor.state.doc.nodeAt(at);
  if (at === null || node === null) return;
  const { tr } = editor.state;
  editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, at + 1, at + 1 + node.content.size)).scrollIntoView());
  editor.view.focus();
}
