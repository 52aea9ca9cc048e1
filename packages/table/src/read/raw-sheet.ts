import { type CellGrid, gridOfRows } from "./cell-grid.ts";
import type { Merge, RawCell } from "./raw-cell.ts";

/** A sheet of a file, nothing of it interpreted yet. */
export type RawSheet = {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly (readonly RawCell[])[];
  readonly merges: readonly Merge[];
  /** The row, from 1, each row has where the file is looked at; "same": as they stand; absent: nobody sees numbers there. */
  readonly fileRows?: "same" | readonly number[] | undefined;
  /** Rows behind these that were not read; null: there are some, and nobody has counted them. */
  readonly more?: number | null | undefined;
  /** Cells with a formula and no result: a program wrote them that calculates nothing. Absent: there are none. */
  readonly uncalculated?: { readonly count: number /** From 0, the first of them. */; readonly columns: readonly number[] } | undefined;
  /** Columns, from 0, whose numbers are all shown as percentages. */
  readonly percent?: readonly number[] | undefined;
  /** Units of columns, by their place from 0, that all their numbers are shown in by their formats. */
  readonly units?: Readonly<Record<number, string>> | undefined;
  /** What the file hides and is read all the same. */
  readonly hidden?: { readonly rows: number; readonly columns: number } | undefined;
  /** The same cells by column, where they were read so: then `rows` is made of them when it is asked for. */
  readonly grid?: CellGrid | undefined;
};

export const isBlank = (cell: RawCell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === "string" && cell.trim() === "");

export const filledCells = (row: readonly RawCell[]): RawCell[] => row.filter((cell) => !isBlank(cell));

/** What a cell says on one line; nothing where it is a date. */
export const lineOf = (cell: RawCell): string =>
  typeof cell === "string" ? cell.replace(/\s+/g, " ").trim() : typeof cell === "number" ? String(cell) : "";

/** A day as 2026-03-05. */
export const writeDay = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** A sheet whose cells were read by column. */
export function sheetOfGrid(grid: CellGrid, about: Omit<RawSheet, "rows" | "grid">): RawSheet {
  return {
    ...about,
    grid,
    get rows() {
      return grid.rows();
    },
  };
}

/** The cells of a sheet by column, with what a merged cell says in all of its cells. */
export function gridOf(sheet: Pick<RawSheet, "rows" | "merges" | "grid">): CellGrid {
  const grid = sheet.grid ?? gridOfRows(sheet.rows);
  grid.fillMerges(sheet.merges);
  for (const column of grid.columns) column.ownTexts();
  return grid;
}

/** Every row of the same width, with what a merged cell says in all of its cells. */
export function filledGrid(sheet: Pick<RawSheet, "rows" | "merges">): RawCell[][] {
  const grid = gridOf(sheet);
  return Array.from({ length: grid.rowCount }, (_, row) => grid.cellsAt(row));
}
