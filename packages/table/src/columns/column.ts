/** A column of a table: one value a row, all of one type. Empty cells are apart from every value. */
export type Column = TextColumn | NumberColumn | DateColumn;

export type TextColumn = {
  readonly type: "text";
  readonly name: string;
  /** Place of each row's text in `words`; 0 = empty. */
  readonly codes: Uint32Array;
  /** Every different text once; the first is the empty one. */
  readonly words: readonly string[];
};

export type NumberColumn = {
  readonly type: "number";
  readonly name: string;
  /** NaN = empty. Percentages are shares: 82 % is 0.82. */
  readonly values: Float64Array;
  /** Most digits after the point in any cell; sums are rounded to them. Null = unknown, as after a division. */
  readonly decimals: number | null;
  /** Words that stand where a value is missing: 缺考. */
  readonly emptyWords?: readonly string[] | undefined;
  /** What all of them are counted in, as it is printed: 元, 人, %. */
  readonly unit?: string | undefined;
  /** Each value is the lower end of a range this wide. */
  readonly bin?: number | undefined;
};

export type DateColumn = {
  readonly type: "date";
  readonly name: string;
  /** Days since 1970-01-01; `NO_DAY` = empty. A month is its first day. */
  readonly days: Int32Array;
  readonly grain: DateGrain;
};

/** How exact dates are. */
export type DateGrain = "day" | "month" | "quarter" | "year";

/** An empty cell among days. */
export const NO_DAY = -2_147_483_648;

/** What a cell holds, as it is sent and shown: dates as they are written in ISO 8601, a month without its day. */
export type Cell = string | number | null;

/** A table as it was read: its columns are of one length. */
export type SheetTable = {
  /** What a plan calls it. */
  readonly id: string;
  /** What stands over it, else what its sheet is called. */
  readonly title?: string | undefined;
  readonly columns: readonly Column[];
  readonly rowCount: number;
  /** Rows that are sums of others, from 0: shown, and no part of any answer. */
  readonly totalRows: readonly number[];
  /** Rows that steps took away, from 0: they keep their places, so that every other row keeps its number. */
  readonly droppedRows?: readonly number[] | undefined;
  /** The numbers its rows have in the file they were read of, where a person sees them. */
  readonly fileRows?: readonly FileRowRun[] | undefined;
  /** Rows of the file that were not taken, as there were too many. */
  readonly leftOut?: number | undefined;
  /** Columns nothing may be worked out of yet, as their numbers contradict each other, were never calculated, or may be added up twice. */
  readonly held?: readonly HeldColumn[] | undefined;
};

/**
 * `total`: it is not known whether a row of the table sums up others, so that no row may be used. `unread`: texts of which most are
 * numbers, so that nothing is counted of them as long as nobody has said what they are.
 */
export type HeldColumn = { readonly col: string; readonly why: "unit" | "uncalculated" | "total" | "unread" };

/** From this row of a table, from 0, on: the number it has in its file, from 1. */
export type FileRowRun = readonly [row: number, fileRow: number];

/** The number a row, from 0, has in its file; null where nobody sees numbers there. */
export function fileRowOf(runs: readonly FileRowRun[], row: number): number | null {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.[0] ?? 0) <= row) low = middle + 1;
    else high = middle;
  }
  const run = runs[low - 1];
  return run === undefined ? null : run[1] + row - run[0];
}

/** Rows of a table that take no part in anything: sums of others, and rows that were taken away. */
export const rowsApart = ({ totalRows, droppedRows = [] }: Pick<SheetTable, "totalRows" | "droppedRows">): ReadonlySet<number> =>
  new Set([...totalRows, ...droppedRows]);

/** Whether nothing stands in a row of a column. */
export function isEmptyAt(column: Column, row: number): boolean {
  if (column.type === "text") return column.codes[row] === 0;
  if (column.type === "number") return Number.isNaN(column.values[row]);
  return column.days[row] === NO_DAY;
}

export function lengthOf(column: Column): number {
  if (column.type === "text") return column.codes.length;
  return column.type === "number" ? column.values.length : column.days.length;
}

/** A column of texts; empty ones and null are empty cells. */
export function textColumn(name: string, texts: readonly (string | null)[]): TextColumn {
  const words = [""];
  const places = new Map([["", 0]]);
  const codes = new Uint32Array(texts.length);
  for (const [row, text] of texts.entries()) {
    const word = text ?? "";
    let code = places.get(word);
    if (code === undefined) {
      code = words.push(word) - 1;
      places.set(word, code);
    }
    codes[row] = code;
  }
  return { type: "text", name, codes, words };
}

/** Rows of a column in the order given, as a column of its own; a row that is not there is empty. Loops, for columns are long. */
export function takeRows(column: Column, rows: Uint32Array | Int32Array | readonly number[]): Column {
  const count = rows.length;
  if (column.type === "text") {
    const codes = new Uint32Array(count);
    for (let n = 0; n < count; n += 1) codes[n] = column.codes[rows[n] ?? 0] ?? 0;
    return { ...column, codes };
  }
  if (column.type === "number") {
    const values = new Float64Array(count);
    for (let n = 0; n < count; n += 1) values[n] = column.values[rows[n] ?? 0] ?? Number.NaN;
    return { ...column, values };
  }
  const days = new Int32Array(count);
  for (let n = 0; n < count; n += 1) days[n] = column.days[rows[n] ?? 0] ?? NO_DAY;
  return { ...column, days };
}
