import type { Node } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { TableMap } from "@tiptap/pm/tables";

/** Widths of the columns a cell covers, as it keeps them: `120,80`, 0 = as wide as it needs. An attribute is a scalar (docs/decisions/034). */
function readWidths(widths: unknown, colspan: number): (number | null)[] {
  const parts = String(widths ?? "").split(",");
  return Array.from({ length: colspan }, (_, at) => {
    const width = Number(parts[at]);
    return Number.isInteger(width) && width > 0 ? width : null;
  });
}

function writeWidths(widths: readonly (number | null)[]): string | null {
  return widths.every((width) => width === null) ? null : widths.map((width) => width ?? 0).join(",");
}

/** Width of each column of a table in pixels; null = as wide as it needs. */
export function columnWidths(table: Node): (number | null)[] {
  const map = TableMap.get(table);
  const widths: (number | null)[] = Array.from({ length: map.width }, () => null);
  for (let at = 0; at < map.map.length; at++) {
    const pos = map.map[at] ?? 0;
    const column = at % map.width;
    if (widths[column] !== null) continue;
    const cell = table.nodeAt(pos);
    if (cell === null) continue;
    const { left } = map.findCell(pos);
    widths[column] = readWidths(cell.attrs["widths"], Number(cell.attrs["colspan"]))[column - left] ?? null;
  }
  return widths;
}

/** Gives a column of the table at `pos` its width, in every cell that covers it. */
export function setColumnWidth(tr: Transaction, table: Node, pos: number, column: number, width: number | null): void {
  const map = TableMap.get(table);
  const seen = new Set<number>();
  for (let row = 0; row < map.height; row++) {
    const at = map.map[row * map.width + column];
    if (at === undefined || seen.has(at)) continue;
    seen.add(at);
    const cell = tr.doc.nodeAt(pos + 1 + at);
    if (cell === null) continue;
    const widths = readWidths(cell.attrs["widths"], Number(cell.attrs["colspan"]));
    widths[column - map.findCell(at).left] = width;
    tr.setNodeAttribute(pos + 1 + at, "widths", writeWidths(widths));
  }
}
