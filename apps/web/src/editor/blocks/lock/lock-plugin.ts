import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { blockMessages } from "#messages/blocks.ts";
import { FROM_YJS } from "../../document/binding/binding.ts";
import { brokenLock } from "../../document/groups/locked-sections.ts";
import type { BlockParts } from "../block-parts.ts";
import { headingAbove, placedBlocks } from "../structure/placed-blocks.ts";
import { element } from "../views/view-tools.ts";

const m = blockMessages.lock;
const GAP_PX = 6;

/** Set on a change whose caller says itself that it was refused. */
export const SAID_ELSEWHERE = "lockSaidElsewhere";

/** The locked section a change was refused for, until the next change or another selection. */
type Refused = { readonly id: string } | null;
const lockKey = new PluginKey<Refused>("lock");

/** Of the locked section that refused the last change; null where none did. */
export const refusedBy = (state: EditorState): string | null => lockKey.getState(state)?.id ?? null;

/**
 * Locked sections stay as they are, whatever is typed, pasted, dragged or done in the outline: the server would take it back. It is
 * said where the caret is, with a way to take the lock off. What others write, and an undo, come from the shared document.
 */
export function lockPlugin(blocks: Pick<BlockParts, "asOneStep">): Plugin<Refused> {
  let shown: EditorView | null = null;
  return new Plugin<Refused>({
    key: lockKey,
    state: {
      init: () => null,
      apply(tr, before) {
        const set: Refused | undefined = tr.getMeta(lockKey);
        if (set !== undefined) return set;
        return tr.docChanged || tr.selectionSet ? null : before;
      },
    },
    filterTransaction(tr, state) {
      if (!tr.docChanged || tr.getMeta(FROM_YJS) !== undefined) return true;
      const broken = brokenLock(state.doc, tr.doc);
      if (broken === null) return true;
      if (tr.getMeta(SAID_ELSEWHERE) !== undefined) return false;
      // A refused change leaves no trace in the state: that it was refused is a change of its own, after it.
      queueMicrotask(() => shown?.isDestroyed === false && shown.dispatch(shown.state.tr.setMeta(lockKey, { id: broken.id })));
      return false;
    },
    view(view) {
      shown = view;
      const notice = createNotice(view, blocks);
      return {
        update: (_view, before) => {
          if (lockKey.getState(before) !== lockKey.getState(view.state)) notice.draw(refusedBy(view.state));
        },
        destroy() {
          shown = null;
          notice.destroy();
        },
      };
    },
  });
}

/** Takes the lock off a section. */
export function unlock({ state }: { state: EditorState }, id: string): Transaction | null {
  const heading = placedBlocks(state.doc).find(({ node }) => node.type.name === "heading" && node.attrs["id"] === id);
  return heading ? state.tr.setNodeAttribute(heading.pos, "locked", null) : null;
}

function createNotice(view: EditorView, { asOneStep }: Pick<BlockParts, "asOneStep">) {
  const words = element("span", { "aria-live": "polite" });
  const button = element("button", { type: "button" }, [m.unlock]);
  const dom = element("div", { class: "lock-notice" }, [words]);
  const host = view.dom.parentElement;
  let id: string | null = null;
  button.addEventListener("click", () => {
    const tr = id === null ? null : unlock(view, id);
    if (tr) asOneStep(() => view.dispatch(tr));
    view.focus();
  });
  host?.append(dom);

  /** Under the caret; where that stands elsewhere (the outline was used), under the heading. */
  function put(of: string): void {
    const blocks = placedBlocks(view.state.doc);
    const { head } = view.state.selection;
    const current = headingAbove(blocks, head);
    const heading = blocks.find(({ node }) => node.type.name === "heading" && node.attrs["id"] === of);
    const at = current === heading ? head : (heading?.pos ?? 0) + 1;
    const frame = host?.getBoundingClientRect();
    if (!host || !frame) return;
    const text = view.dom.getBoundingClientRect();
    const caret = view.coordsAtPos(at);
    dom.style.top = `${caret.bottom - frame.top + host.scrollTop + GAP_PX}px`;
    dom.style.left = `${Math.max(text.left, Math.min(caret.left, text.right - dom.offsetWidth)) - frame.left}px`;
  }

  return {
    draw(next: string | null): void {
      id = next;
      words.textContent = next === null ? "" : m.refused;
      if (next === null) button.remove();
      else {
        dom.append(button);
        put(next);
      }
    },
    destroy: () => dom.remove(),
  };
}
