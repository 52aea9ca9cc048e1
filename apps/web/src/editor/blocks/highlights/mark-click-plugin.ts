import { MARK_SOURCE } from "@tangleaf/document/marks";
import type { ResolvedPos } from "@tiptap/pm/model";
import { Plugin, TextSelection } from "@tiptap/pm/state";
import { textblockText } from "#editor/core/textblock-text.ts";

const MARK = new RegExp(MARK_SOURCE, "gi");

/** A click on a mark of what is missing selects all of it, so that what is typed takes its place; a second click puts the caret into it. */
export function markClickPlugin(): Plugin {
  let before: { from: number; to: number } = { from: 0, to: 0 };
  return new Plugin({
    props: {
      handleDOMEvents: {
        mousedown(view) {
          before = view.state.selection;
          return false;
        },
      },
      handleClick(view, pos, event) {
        if (!view.editable || event.shiftKey || !view.state.selection.empty) return false;
        const mark = markAround(view.state.doc.resolve(pos));
        if (mark === null || (before.from === mark.from && before.to === mark.to)) return false;
        view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, mark.from, mark.to)));
        return true;
      },
    },
  });
}

function markAround($pos: ResolvedPos): { from: number; to: number } | null {
  if (!$pos.parent.isTextblock) return null;
  for (const { 0: mark, index } of textblockText($pos.parent).matchAll(MARK)) {
    if ($pos.parentOffset > index && $pos.parentOffset < index + mark.length)
      return { from: $pos.start() + index, to: $pos.start() + index + mark.length };
  }
  return null;
}
