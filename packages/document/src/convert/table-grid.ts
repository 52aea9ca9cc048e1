import type { NodeJson } from "../model/document-content.ts";

/** A table wider than this is cut: a hostile one must not fill the memory. */
const COLUMNS_MAX = 1000;

/** The cells of a table by rows and columns; null where a merged cell reaches or none is. Every row has the same length. */
export function tableGrid(table: NodeJson): (NodeJson | null)[][] {
  const rows = (table.content ?? []).map((row) => row.content ?? []);
  const grid: (NodeJson | null)[][] = rows.map(() => []);
  for (const [rowIndex, cells] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while (grid[rowIndex]?.[column] !== undefined) column++;
      const bottom = Math.min(rowIndex + Number(cell.attrs?.["rowspan"] ?? 1), rows.length);
      const right = Math.min(column + Number(cell.attrs?.["colspan"] ?? 1), COLUMNS_MAX);
      for (let row = rowIndex; row < bottom; row++) {
        for (let at = column; at < right; at++) {
          const line = grid[row];
          if (line !== undefined && line[at] === undefined) line[at] = row === rowIndex && at === column ? cell : null;
        }
      }
      column = right;
    }
  }
  const width = Math.max(0, ...grid.map((row) => row.length));
  return grid.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? null));
}
