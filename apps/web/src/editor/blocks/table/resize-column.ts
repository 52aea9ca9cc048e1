import type { Command } from "@tiptap/pm/state";
import { isInTable, selectedRect } from "@tiptap/pm/tables";
import { setColumnWidth } from "./column-widths.ts";

/** Narrower, a column holds no character. */
export const COLUMN_MIN_PX = 32;
/** A press of the key makes a column this much wider or narrower. */
const STEP_PX = 16;

/** Makes the columns of the selection wider or narrower by a step. The other columns are kept as wide as they are drawn. */
export function resizeColumns(direction: -1 | 1): Command {
  return (state, dispatch, view) => {
    if (!isInTable(state) || !view) return false;
    const { left, right, table, tableStart, map } = selectedRect(state);
    const dom = view.nodeDOM(tableStart - 1);
    const drawn = dom instanceof HTMLElement ? dom.querySelector("table") : null;
    if (drawn === null) return false;
    const { tr } = state;
    for (const [at, width] of measuredWidths(drawn, map.width).entries()) {
      const next = at >= left && at < right ? Math.max(COLUMN_MIN_PX, width + direction * STEP_PX) : width;
      setColumnWidth(tr, table, tableStart - 1, at, next);
    }
    dispatch?.(tr);
    return true;
  };
}

/** Widths of the columns as they are drawn now. */
export function measuredWidths(table: HTMLTableElement, count: number): number[] {
  const widths: number[] = Array.from({ length: count }, () => COLUMN_MIN_PX);
  for (const row of table.rows) {
    let at = 0;
    for (const cell of row.cells) {
      if (cell.colSpan === 1 && at < count) widths[at] = Math.round(cell.getBoundingClientRect().width);
      at += cell.colSpan;
    }
    if (at === count && [...row.cells].every(({ colSpan }) => colSpan === 1)) break;
  }
  return widths;
}
