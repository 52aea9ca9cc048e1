import { SCATTER_POINTS_MAX } from "@tangleaf/table/chart";

/** Cells as they were typed; the first row names the columns. All rows are of one width. */
export type Grid = readonly (readonly string[])[];
/** A cell; row 0 is the heading. */
export type Place = { readonly row: number; readonly col: number };

export const COLUMNS_MAX = 50;
export const ROWS_MAX = SCATTER_POINTS_MAX + 1;
const BLANK_COLUMNS = 3;
const BLANK_ROWS = 5;

export const blankGrid = (): Grid => square([], BLANK_ROWS, BLANK_COLUMNS);
export const isBlankGrid = (grid: Grid): boolean => grid.every((row) => row.every((cell) => cell.trim() === ""));

/** The same rows at least so many, all of one width; what is over the bounds is cut. */
export function square(grid: Grid, rows = 2, columns = 1): Grid {
  const width = Math.min(COLUMNS_MAX, Math.max(columns, ...grid.map((row) => row.length)));
  const height = Math.min(ROWS_MAX, Math.max(rows, grid.length));
  return Array.from({ length: height }, (_, row) => Array.from({ length: width }, (_, col) => grid[row]?.[col] ?? ""));
}

export function setCell(grid: Grid, { row, col }: Place, text: string): Grid {
  if ((grid[row]?.[col] ?? "") === text) return grid;
  return square(
    grid.map((cells, at) => (at === row ? cells.map((cell, index) => (index === col ? text : cell)) : cells)),
    row + 1,
    col + 1,
  ).map((cells, at) => (at === row ? cells.map((cell, index) => (index === col ? text : cell)) : cells));
}

/** A table laid over the cells from a place on; the grid grows with it. */
export function pasteAt(grid: Grid, { row, col }: Place, pasted: Grid): Grid {
  const grown = square(grid, row + pasted.length, col + Math.max(0, ...pasted.map((cells) => cells.length)));
  return grown.map((cells, at) => cells.map((cell, index) => pasted[at - row]?.[index - col] ?? cell));
}

export const addRow = (grid: Grid, at: number): Grid => square(grid.toSpliced(at, 0, []), grid.length, grid[0]?.length);
export const addColumn = (grid: Grid, at: number): Grid => square(grid.map((cells) => cells.toSpliced(at, 0, "")));
/** The heading and one row stay. */
export const dropRow = (grid: Grid, at: number): Grid =>
  at === 0 || grid.length <= 2 ? grid.map((cells, row) => (row === at ? cells.map(() => "") : cells)) : grid.toSpliced(at, 1);
export const dropColumn = (grid: Grid, at: number): Grid =>
  (grid[0]?.length ?? 0) <= 1 ? grid.map((cells) => cells.map(() => "")) : grid.map((cells) => cells.toSpliced(at, 1));
