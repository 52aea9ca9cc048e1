import { type EditorState, NodeSelection, Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { blockMessages as m } from "#messages/blocks.ts";
import type { BlockParts } from "../block-parts.ts";
import { moveBlocks } from "../structure/move-blocks.ts";
import { blockIndexAt, placedBlocks } from "../structure/placed-blocks.ts";
import { element } from "../views/view-tools.ts";

const DOTS =
  '<svg viewBox="0 0 10 16" width="10" height="16" aria-hidden="true"><g fill="currentColor"><circle cx="2" cy="3" r="1.3"/><circle cx="8" cy="3" r="1.3"/><circle cx="2" cy="8" r="1.3"/><circle cx="8" cy="8" r="1.3"/><circle cx="2" cy="13" r="1.3"/><circle cx="8" cy="13" r="1.3"/></g></svg>';

/**
 * A handle left of the block under a mouse: dragging moves the block, a click selects it. Keys do the same (Alt ↑ ↓). A finger
 * has no use for it.
 */
export function blockHandlePlugin(blocks: BlockParts): Plugin {
  return new Plugin({ view: (view) => createHandle(view, blocks) });
}

function createHandle(view: EditorView, { asOneStep }: BlockParts) {
  const handle = element("button", { type: "button", class: "block-handle", tabindex: "-1", "aria-hidden": "true", title: m.block.handle });
  const line = element("div", { class: "block-drop", "aria-hidden": "true" });
  handle.innerHTML = DOTS;
  handle.hidden = true;
  line.hidden = true;
  const host = view.dom.parentElement;
  host?.append(handle, line);
  let over: number | null = null;

  /** Position of the block at a height of the screen; null outside the text. */
  function blockAtHeight(clientY: number): { pos: number; box: DOMRect } | null {
    const text = view.dom.getBoundingClientRect();
    if (clientY < text.top || clientY > text.bottom) return null;
    for (const group of view.dom.querySelectorAll<HTMLElement>(":scope > [data-group]")) {
      const area = group.getBoundingClientRect();
      if (clientY < area.top || clientY > area.bottom) continue;
      const child = [...group.children].findLast((one) => one.getBoundingClientRect().top <= clientY) ?? group.firstElementChild;
      if (!child) return null;
      const pos = view.posAtDOM(child, 0);
      const $pos = view.state.doc.resolve(pos);
      const start = $pos.depth >= 2 ? $pos.before(2) : pos;
      return { pos: start, box: child.getBoundingClientRect() };
    }
    return null;
  }

  function show(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.buttons !== 0 || !view.editable || !host) return;
    const found = blockAtHeight(event.clientY);
    handle.hidden = found === null;
    if (found === null) return;
    over = found.pos;
    const frame = host.getBoundingClientRect();
    handle.style.top = `${found.box.top - frame.top + host.scrollTop}px`;
    handle.style.left = `${view.dom.getBoundingClientRect().left - frame.left - handle.offsetWidth - 4}px`;
  }

  function drag(start: PointerEvent): void {
    const from = over;
    if (from === null || start.button !== 0) return;
    start.preventDefault();
    handle.setPointerCapture(start.pointerId);
    let target: number | null = null;
    const move = (event: PointerEvent) => {
      const found = blockAtHeight(event.clientY);
      if (!found || !host) return;
      const all = placedBlocks(view.state.doc);
      const index = blockIndexAt(all, found.pos);
      const isBelow = event.clientY > found.box.top + found.box.height / 2;
      target = index + (isBelow ? 1 : 0);
      const frame = host.getBoundingClientRect();
      line.hidden = false;
      line.style.top = `${(isBelow ? found.box.bottom : found.box.top) - frame.top + host.scrollTop}px`;
      line.style.left = `${found.box.left - frame.left}px`;
      line.style.width = `${found.box.width}px`;
    };
    const end = (event: PointerEvent) => {
      handle.removeEventListener("pointermove", move);
      handle.removeEventListener("pointerup", end);
      handle.removeEventListener("pointercancel", end);
      line.hidden = true;
      if (event.type !== "pointerup") return;
      if (target === null) select(from);
      else {
        const to = target;
        asOneStep(() => put(view.state, from, to));
      }
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", end);
    handle.addEventListener("pointercancel", end);
  }

  function put(state: EditorState, from: number, target: number): void {
    const index = blockIndexAt(placedBlocks(state.doc), from);
    const { tr } = state;
    if (moveBlocks(tr, { from: index, to: index + 1 }, target) !== null) view.dispatch(tr);
  }

  function select(pos: number): void {
    const node = view.state.doc.nodeAt(pos);
    if (node && NodeSelection.isSelectable(node)) view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, pos)));
    view.focus();
  }

  const hide = () => {
    handle.hidden = true;
  };
  host?.addEventListener("pointermove", show);
  host?.addEventListener("pointerleave", hide);
  view.dom.addEventListener("keydown", hide);
  handle.addEventListener("pointerdown", drag);
  return {
    destroy() {
      host?.removeEventListener("pointermove", show);
      host?.removeEventListener("pointerleave", hide);
      view.dom.removeEventListener("keydown", hide);
      handle.remove();
      line.remove();
    },
  };
}
