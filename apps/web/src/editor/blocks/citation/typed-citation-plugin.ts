import { Plugin } from "@tiptap/pm/state";
import type { BlockParts } from "../block-parts.ts";

/** What is typed before the R: the brackets of either keyboard. */
const OPENING = /(?:\[\[|【【)$/;
const OPENING_CHARACTERS = 2;

/** `[[R` is how a citation is written where there is no editor: typed here, it opens the choice of what to cite. */
export function typedCitationPlugin(blocks: BlockParts): Plugin {
  return new Plugin({
    props: {
      handleTextInput(view, from, to, text) {
        if (blocks.citations === undefined || from !== to || !/^[Rr]$/.test(text)) return false;
        const { $from } = view.state.selection;
        if ($from.parent.type.spec.code === true) return false;
        if (!OPENING.test($from.parent.textBetween(0, $from.parentOffset, "", "\ufffc"))) return false;
        view.dispatch(view.state.tr.delete(from - OPENING_CHARACTERS, to));
        blocks.panels.open({ kind: "cite" });
        return true;
      },
    },
  });
}
