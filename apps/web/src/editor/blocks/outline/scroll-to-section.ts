import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { outlineRows } from "../structure/outline-rows.ts";

/** Brings a section's heading to the top of its scroller and puts the caret behind its title; the focus stays where it is. */
export function scrollToSection(editor: Editor, id: string): void {
  const row = outlineRows(editor.state.doc).find((one) => one.id === id);
  const node = row && editor.state.doc.nodeAt(row.pos);
  if (!row || !node) return;
  const { tr } = editor.state;
  editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, row.pos + 1 + node.content.size)).setMeta("addToHistory", false));
  const dom = editor.view.nodeDOM(row.pos);
  if (dom instanceof HTMLElement) dom.scrollIntoView({ block: "start", behavior: "instant" });
}
