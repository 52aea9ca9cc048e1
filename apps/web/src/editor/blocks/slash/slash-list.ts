import type { Editor } from "@tiptap/core";
import { blockMessages as m } from "#messages/blocks.ts";
import { type Action, actionOf } from "../actions.ts";
import type { BlockParts } from "../block-parts.ts";
import { element, setAttribute } from "../views/view-tools.ts";
import { slashItems } from "./slash-items.ts";
import { changeSlash, type SlashState, slashState } from "./slash-state.ts";

const GAP_PX = 6;
const EDGE_PX = 12;
let lists = 0;

/** Draws the menu under the caret. The text keeps the focus: it names the chosen row (aria-activedescendant). */
export function createSlashList(editor: Editor, blocks: BlockParts) {
  const id = `slash-${++lists}`;
  const dom = element("div", { class: "slash", role: "listbox", tabindex: "0", id, "aria-label": m.slash.title });
  dom.addEventListener("mousedown", (event) => event.preventDefault());

  function possible(query: string) {
    const isUsable = ({ isPossible, isThere }: Action) => (isThere?.(blocks) ?? true) && (isPossible?.(editor.state) ?? true);
    return slashItems(query).filter(({ name }) => isUsable(actionOf(name)));
  }

  function draw(state: SlashState): void {
    const { dom: text } = editor.view;
    if (state === null) {
      dom.remove();
      for (const name of ["aria-controls", "aria-activedescendant", "aria-haspopup"]) text.removeAttribute(name);
      return;
    }
    const items = possible(state.query);
    const rows = items.map(({ name, label }, at) => {
      const row = element(
        "div",
        { class: "slash-item", role: "option", id: `${id}-${name}`, "aria-selected": String(at === state.index) },
        [element("span", {}, [label])],
      );
      row.addEventListener("click", () => choose(at));
      return row;
    });
    dom.replaceChildren(...(rows.length === 0 ? [element("div", { class: "slash-none" }, [m.slash.none])] : rows));
    // In the main part of the page, where it belongs.
    if (!dom.isConnected) (text.closest("main") ?? document.body).append(dom);
    setAttribute(text, "aria-haspopup", "listbox");
    setAttribute(text, "aria-controls", id);
    const chosen = items[state.index];
    setAttribute(text, "aria-activedescendant", chosen === undefined ? null : `${id}-${chosen.name}`);
    put(state.from);
    rows[state.index]?.scrollIntoView({ block: "nearest" });
  }

  function put(from: number): void {
    const { left, top, bottom } = editor.view.coordsAtPos(from);
    const below = bottom + GAP_PX;
    const fits = below + dom.offsetHeight <= window.innerHeight - EDGE_PX;
    dom.style.top = `${fits ? below : Math.max(EDGE_PX, top - GAP_PX - dom.offsetHeight)}px`;
    dom.style.left = `${Math.max(EDGE_PX, Math.min(left, window.innerWidth - dom.offsetWidth - EDGE_PX))}px`;
  }

  function choose(index: number): void {
    const state = slashState(editor.state);
    const item = state && possible(state.query)[index];
    if (!state || !item) return;
    // The sign and what was typed behind it go, and the menu with them.
    editor.view.dispatch(changeSlash(editor.state.tr.delete(state.from, editor.state.selection.from), null).setMeta("addToHistory", true));
    editor.view.focus();
    actionOf(item.name).run(editor, blocks);
  }

  return {
    draw,
    /** Whether a key was for the menu. */
    key(event: KeyboardEvent): boolean {
      const state = slashState(editor.state);
      if (state === null) return false;
      const count = possible(state.query).length;
      switch (event.key) {
        case "ArrowDown":
        case "ArrowUp":
          if (count === 0 || event.altKey) return false;
          editor.view.dispatch(
            changeSlash(editor.state.tr, { ...state, index: (state.index + (event.key === "ArrowDown" ? 1 : -1) + count) % count }),
          );
          return true;
        case "Enter":
        case "Tab":
          if (count === 0) return false;
          choose(state.index);
          return true;
        case "Escape":
          editor.view.dispatch(changeSlash(editor.state.tr, null));
          return true;
        default:
          return false;
      }
    },
    destroy: () => dom.remove(),
  };
}
