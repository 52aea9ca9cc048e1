import { CellColumn } from "./cell-column.ts";
import type { Merge, RawCell } from "./raw-cell.ts";

/** The rows of a table: its columns from the first, and which rows of them, -1 for one that says nothing. */
export type TableBody = { readonly columns: readonly CellColumn[]; readonly rows: Int32Array };

/** Its first rows as cells. */
export const cellsOfBody = ({ columns, rows }: TableBody, count: number): RawCell[][] =>
  Array.from(rows.subarray(0, count), (row) => columns.map((column) => column.cellAt(row)));

/** One column of them. */
export type ColumnBody = { readonly cells: CellColumn; readonly rows: Int32Array };

/** The cells of a sheet, column by column, from its first row and column on. Filled row by row; what is not set is blank. */
export class CellGrid {
  readonly columns: CellColumn[] = [];
  /** Columns of the widest row, blank ones too. */
  width = 0;
  rowCount = 0;
  /** Cells of each row, blank ones too. */
  #widths = new Uint16Array(1024);

  column(at: number): CellColumn {
    for (let next = this.columns.length; next <= at; next += 1) this.columns.push(new CellColumn());
    return this.columns[at] as CellColumn;
  }

  /** Ends a row of so many cells, however many of them are blank. */
  endRow(row: number, width: number): void {
    this.rowCount = Math.max(this.rowCount, row + 1);
    this.width = Math.max(this.width, width);
    if (row >= this.#widths.length) {
      const wider = new Uint16Array(Math.max(row + 1, this.#widths.length * 2));
      wider.set(this.#widths);
      this.#widths = wider;
    }
    this.#widths[row] = width;
  }

  putRow(row: number, cells: readonly RawCell[]): void {
    for (const [at, cell] of cells.entries()) if (cell !== null && cell !== undefined) this.column(at).set(row, cell);
    this.endRow(row, cells.length);
  }

  cellsAt(row: number): RawCell[] {
    return Array.from({ length: this.width }, (_, at) => this.columns[at]?.cellAt(row) ?? null);
  }

  /** The rows as the file has them, each as wide as it is there. */
  rows(): RawCell[][] {
    return Array.from({ length: this.rowCount }, (_, row) => this.cellsAt(row).slice(0, this.#widths[row]));
  }

  isBlankRow(row: number): boolean {
    return this.columns.every((column) => column.isBlankAt(row));
  }

  /** What a merged cell says stands in all of its cells. */
  fillMerges(merges: readonly Merge[]): void {
    for (const { top, left, bottom, right } of merges) {
      const said = this.columns[left]?.cellAt(top) ?? null;
      if (said === null) continue;
      for (let at = left; at <= Math.min(right, this.width - 1); at += 1) {
        const column = this.column(at);
        for (let row = top; row <= Math.min(bottom, this.rowCount - 1); row += 1) if (column.isBlankAt(row)) column.set(row, said);
      }
    }
  }
}

/** The cells of rows. */
export function gridOfRows(rows: readonly (readonly RawCell[])[]): CellGrid {
  const grid = new CellGrid();
  for (const [row, cells] of rows.entries()) grid.putRow(row, cells);
  return grid;
}
