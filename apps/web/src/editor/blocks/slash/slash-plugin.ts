import type { Editor } from "@tiptap/core";
import { type EditorState, Plugin, type Transaction } from "@tiptap/pm/state";
import { isComposing } from "#lib/is-composing.ts";
import type { BlockParts } from "../block-parts.ts";
import { createSlashList } from "./slash-list.ts";
import { changeSlash, type SlashState, slashKey, slashState } from "./slash-state.ts";

/** 、 is on the same key of a Chinese keyboard. */
const SIGNS: ReadonlySet<string> = new Set(["/", "\u3001"]);
const QUERY_MAX_CHARACTERS = 20;

/**
 * The menu of what can be inserted: `/` or 、 in an empty paragraph opens it, what is typed next filters it, keys choose. It
 * opens at the sign alone, so a path or an enumeration in a line never does.
 */
export function slashPlugin(editor: Editor, blocks: BlockParts): Plugin<SlashState> {
  const list = createSlashList(editor, blocks);
  return new Plugin<SlashState>({
    key: slashKey,
    state: { init: () => null, apply: (tr, before, _old, state) => next(tr, before, state) },
    props: {
      handleKeyDown: (view, event) => !view.composing && !isComposing(event) && slashState(view.state) !== null && list.key(event),
      handleDOMEvents: {
        blur: (view) => {
          if (slashState(view.state) !== null) view.dispatch(changeSlash(view.state.tr, null));
          return false;
        },
      },
    },
    view: () => ({
      update(view, before) {
        const [was, is] = [slashState(before), slashState(view.state)];
        if (was !== is) list.draw(is);
      },
      destroy: list.destroy,
    }),
  });
}

function next(tr: Transaction, before: SlashState, state: EditorState): SlashState {
  const set: { next: SlashState } | undefined = tr.getMeta(slashKey);
  if (set !== undefined) return set.next;
  if (!tr.docChanged && !tr.selectionSet) return before;
  const { $from, empty } = state.selection;
  const { parent, parentOffset } = $from;
  if (!empty || parent.type.name !== "paragraph") return null;
  const text = parent.textBetween(0, parentOffset, "", "\ufffc");
  const sign = text.charAt(0);
  if (!SIGNS.has(sign) || parentOffset !== parent.content.size) return null;
  const from = $from.start();
  if (before !== null) {
    const query = text.slice(1);
    if (query.length > QUERY_MAX_CHARACTERS || /\s/.test(query)) return null;
    return { from, query, index: query === before.query ? before.index : 0 };
  }
  return tr.docChanged && text === sign && isTyped(tr) ? { from, query: "", index: 0 } : null;
}

/** One character came: not a paste, an undo, or somebody else. */
function isTyped(tr: Transaction): boolean {
  return (
    tr.getMeta("paste") === undefined && tr.getMeta("uiEvent") !== "paste" && tr.getMeta("addToHistory") !== false && tr.steps.length === 1
  );
}
