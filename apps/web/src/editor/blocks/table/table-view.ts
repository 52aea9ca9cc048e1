import type { NodeJson } from "@tangleaf/document/model";
import { rightColumns } from "@tangleaf/document/table-alignment";
import { TableMap } from "@tiptap/pm/tables";
import { markMore } from "#lib/mark-more.ts";
import { blockMessages } from "#messages/blocks.ts";
import { createCaption } from "../views/caption.ts";
import { element, type MakeView, setAttribute, textOf } from "../views/view-tools.ts";
import { columnWidths, setColumnWidth } from "./column-widths.ts";
import { COLUMN_MIN_PX, measuredWidths } from "./resize-column.ts";

const m = blockMessages.table;
/** The right edge of a cell that is pulled. */
const EDGE_PX = 6;

/** A table with its title, its columns as wide as they were pulled. Structure is changed by commands (table-commands.ts). */
export const tableView: MakeView = ({ node: first, view, getPos, blocks }) => {
  let node = first;
  let label: string | null = null;
  const open = () => {
    const pos = getPos();
    if (pos !== undefined && view.editable) blocks.panels.open({ kind: "table", pos });
  };
  const caption = createCaption("div", m.captionHint, open);
  const columns = element("colgroup");
  const body = element("tbody");
  const table = element("table", {}, [columns, body]);
  const scroller = element("div", { class: "table-scroll" }, [table]);
  const dom = element("div", { class: "table-block", "data-node": "table", "data-nocount": "", "data-id": textOf(first.attrs["id"]) }, [
    caption.dom,
    scroller,
    caption.source,
  ]);

  function drawColumns(widths: readonly (number | null)[]): void {
    const cols = widths.map((width) => {
      const col = element("col");
      if (width !== null) col.style.width = `${width}px`;
      return col;
    });
    columns.replaceChildren(...cols);
    const isFixed = widths.every((width) => width !== null);
    table.style.width = isFixed ? `${widths.reduce((sum: number, width) => sum + (width ?? 0), 0)}px` : "";
    setAttribute(table, "data-fixed", isFixed ? "" : null);
  }

  function draw(): void {
    const { kind, caption: words, source } = node.attrs;
    setAttribute(dom, "data-kind", textOf(kind) || "grid");
    caption.show({ caption: textOf(words), source: textOf(source), label });
    drawColumns(columnWidths(node));
    setAttribute(
      dom,
      "data-right",
      rightColumns(node.toJSON() as NodeJson)
        .map((at) => at + 1)
        .join(" "),
    );
  }

  /** The column whose right edge is under the pointer; null = none. */
  function edgeAt(event: MouseEvent): number | null {
    const cell = event.target instanceof Element ? event.target.closest("td, th") : null;
    if (!(cell instanceof HTMLTableCellElement) || !table.contains(cell)) return null;
    if (cell.getBoundingClientRect().right - event.clientX > EDGE_PX) return null;
    const pos = getPos();
    if (pos === undefined) return null;
    const cellPos = view.posAtDOM(cell, 0) - 1 - pos - 1;
    const map = TableMap.get(node);
    const at = map.map.indexOf(cellPos);
    return at < 0 ? null : map.findCell(cellPos).right - 1;
  }

  function pull(column: number, start: PointerEvent): void {
    const drawn = [...columnWidths(node)];
    const measured = measuredWidths(table, drawn.length);
    const from = measured[column] ?? COLUMN_MIN_PX;
    let width = from;
    const move = ({ clientX }: PointerEvent) => {
      width = Math.max(COLUMN_MIN_PX, Math.round(from + clientX - start.clientX));
      drawColumns(measured.map((one, at) => (at === column ? width : one)));
    };
    const end = () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      const pos = getPos();
      if (pos === undefined) return;
      const { tr } = view.state;
      for (const [at, one] of measured.entries()) setColumnWidth(tr, node, pos, at, at === column ? width : one);
      view.dispatch(tr);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  }

  table.addEventListener("pointermove", (event) =>
    setAttribute(dom, "data-edge", event.buttons === 0 && edgeAt(event) !== null ? "" : null),
  );
  table.addEventListener("pointerleave", () => setAttribute(dom, "data-edge", null));
  const onDown = (event: MouseEvent) => {
    const column = view.editable && event.button === 0 ? edgeAt(event) : null;
    if (column === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (event instanceof PointerEvent && event.type === "pointerdown") pull(column, event);
  };
  table.addEventListener("pointerdown", onDown);
  table.addEventListener("mousedown", onDown);
  draw();
  const unmarkMore = markMore(scroller);
  return {
    dom,
    contentDOM: body,
    update(next) {
      if (next.type !== node.type || next.attrs["id"] !== node.attrs["id"]) return false;
      const isSame = next === node;
      node = next;
      if (!isSame) draw();
      return true;
    },
    number({ tables }) {
      label = tables.get(textOf(node.attrs["id"])) ?? null;
      draw();
    },
    destroy: unmarkMore,
    ignoreMutation: (mutation) =>
      mutation.type !== "selection" && (mutation.type === "attributes" || !body.contains(mutation.target)) && mutation.target !== body,
  };
};
