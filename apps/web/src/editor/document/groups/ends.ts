import { Extension } from "@tiptap/core";
import { GapCursor } from "@tiptap/pm/gapcursor";
import type { Node } from "@tiptap/pm/model";
import type { Command } from "@tiptap/pm/state";

/** Beside the text, inside the first and the last group. */
const FIRST = 1;

/**
 * The keys to the beginning and the end of the text. Browsers do not move where a formula, a picture or a table stands there:
 * the cursor goes beside it, and what is typed is a paragraph.
 */
export const Ends = Extension.create({
  name: "ends",
  addKeyboardShortcuts() {
    const go = (toEnd: boolean) => () => besideEnd(toEnd)(this.editor.state, this.editor.view.dispatch);
    const [start, end] = [go(false), go(true)];
    return { "Mod-Home": start, "Mod-End": end, "Meta-ArrowUp": start, "Meta-ArrowDown": end };
  },
});

function besideEnd(toEnd: boolean): Command {
  return ({ doc, tr }, dispatch) => {
    const group = toEnd ? doc.lastChild : doc.firstChild;
    const block = toEnd ? group?.lastChild : group?.firstChild;
    if (!block || !isClosed(block)) return false;
    const place = tr.doc.resolve(toEnd ? doc.content.size - FIRST : FIRST);
    dispatch?.(tr.setSelection(new GapCursor(place)).scrollIntoView());
    return true;
  };
}

/** Has no place for a cursor at its edge, or one that is shut in it. */
function isClosed({ isAtom, type }: Node): boolean {
  return isAtom || type.spec.isolating === true;
}
