import { type Column, isEmptyAt, takeRows } from "../columns/index.ts";
import { PlanError } from "./plan-error.ts";

export type SortKey = { readonly col: string; readonly isUp: boolean };

/** The rows a step works on: some of the places of its columns, in an order. */
export type Frame = {
  readonly columns: readonly Column[];
  /** Places in the columns. */
  readonly rows: Uint32Array;
  /** Of each place: its row in the sheet, from 0. Null where a row is made of several. */
  readonly sheetRows: Uint32Array | null;
  /** What the rows are sorted by: rows equal in all of it share a rank. */
  readonly order: readonly SortKey[];
};

export function allRows(count: number): Uint32Array {
  const rows = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) rows[row] = row;
  return rows;
}

/** The rows something holds for, in their order. A loop: `filter` takes three times as long. */
export function rowsThat(rows: Uint32Array, holds: (place: number) => boolean): Uint32Array {
  const found = new Uint32Array(rows.length);
  let count = 0;
  for (let n = 0; n < rows.length; n += 1) {
    const row = rows[n] ?? 0;
    if (!holds(row)) continue;
    found[count] = row;
    count += 1;
  }
  return found.slice(0, count);
}

/** Numbers of rows as people count them, from 1; of places, what they are in the sheet. Loops, for there are many. */
export function numbersOf(rows: Uint32Array, sheetRows?: Uint32Array): number[] {
  const numbers = new Array<number>(rows.length);
  for (let n = 0; n < rows.length; n += 1) {
    const row = rows[n] ?? 0;
    numbers[n] = (sheetRows === undefined ? row : (sheetRows[row] ?? 0)) + 1;
  }
  return numbers;
}

/** Throws columnUnknown. */
export function columnAt(frame: Frame, name: string, path: string): Column {
  const column = frame.columns.find((one) => one.name === name);
  if (column === undefined) throw new PlanError("columnUnknown", path, name);
  return column;
}

/** A frame of columns that were just made: all their rows, made of several. */
export function madeFrame(columns: readonly Column[], rowCount: number): Frame {
  return { columns, rows: allRows(rowCount), sheetRows: null, order: [] };
}

/** Columns of which each place is a row of the frame, in its order. */
export const shownColumns = ({ columns, rows }: Frame): Column[] => columns.map((column) => takeRows(column, rows));

/** A name nobody has yet: 金额, 金额 2, … */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let n = 2; ; n += 1) if (!taken.includes(`${name} ${n}`)) return `${name} ${n}`;
}

/** The frame with a column more, or in place of one of that name. */
export function withColumn(frame: Frame, column: Column): Frame {
  const at = frame.columns.findIndex(({ name }) => name === column.name);
  return { ...frame, columns: at === -1 ? [...frame.columns, column] : frame.columns.with(at, column) };
}

/** Rows of the frame in which a column has nothing. */
export function countEmpty({ rows }: Frame, column: Column): number {
  let count = 0;
  for (const row of rows) if (isEmptyAt(column, row)) count += 1;
  return count;
}
