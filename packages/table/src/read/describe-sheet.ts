import {
  type Cell,
  type Column,
  cellAt,
  type DateColumn,
  type DateGrain,
  NO_DAY,
  type NumberColumn,
  type SheetTable,
  type TextColumn,
} from "../columns/index.ts";
import { createNumberSet } from "./number-set.ts";
import type { RawSheet } from "./raw-sheet.ts";
import type { ReadColumn } from "./read-column.ts";
import type { ReadTable } from "./read-table.ts";
import { type ReadingNote, readingNotes } from "./reading-notes.ts";

/** Rows of a preview, and characters all of them have together at most. */
const PREVIEW = { rows: 100, characters: 100_000 } as const;

/** Commonest values that are named, and how long one may be to be named at all. */
const TOP = { values: 12, characters: 100 } as const;

/** What a person is told of a column before they ask anything. */
export type ColumnDescription = {
  name: string;
  type: ReadColumn["kind"];
  unit?: string;
  grain?: DateGrain;
  decimals?: number | null;
  /** Empty cells, and how many different values the others have; rows that are sums of others are left out of both. */
  empty: number;
  distinct: number;
  min?: Cell;
  max?: Cell;
  top?: { value: string; count: number }[];
};

/** What a person is told of a sheet: what is in it, its first rows, and what was guessed. */
export type SheetDescription = {
  name: string;
  isHidden: boolean;
  title: string;
  rows: number;
  columns: ColumnDescription[];
  headerRows: number;
  /** From 1. */
  totalRows: number[];
  preview: Cell[][];
  /** Rows of the file that were not taken, as there were too many. */
  leftOut?: number;
  notes: ReadingNote[];
};

export function describeSheet(sheet: RawSheet, read: ReadTable, lang: "zh" | "en"): SheetDescription {
  const { table, columns, found } = read;
  const totals = new Set(table.totalRows);
  return {
    name: sheet.name,
    isHidden: sheet.isHidden,
    title: found.title,
    rows: table.rowCount,
    columns: columns.map((column) => describeColumn(column, totals)),
    headerRows: found.headerRows,
    totalRows: table.totalRows.map((row) => row + 1),
    preview: previewOf(table.columns, table.rowCount),
    ...(found.leftOut > 0 && { leftOut: found.leftOut }),
    notes: readingNotes(read, { lang, uncalculated: sheet.uncalculated, hidden: sheet.hidden }),
  };
}

/** The same of a table that was made of others: nothing of it was guessed. */
export function describeTable(table: SheetTable, name: string): SheetDescription {
  const totals = new Set(table.totalRows);
  return {
    name,
    isHidden: false,
    title: "",
    rows: table.rowCount,
    columns: table.columns.map((column) => describeColumn({ column, kind: column.type }, totals)),
    headerRows: 1,
    totalRows: table.totalRows.map((row) => row + 1),
    preview: previewOf(table.columns, table.rowCount),
    notes: [],
  };
}

/** The first rows, fewer where their cells are long. */
function previewOf(columns: readonly Column[], rowCount: number): Cell[][] {
  const rows: Cell[][] = [];
  let characters = 0;
  for (let row = 0; row < Math.min(rowCount, PREVIEW.rows); row += 1) {
    const cells = columns.map((column) => cellAt(column, row));
    characters += cells.reduce<number>((sum, cell) => sum + String(cell ?? "").length, 0);
    if (characters > PREVIEW.characters) break;
    rows.push(cells);
  }
  return rows;
}

function describeColumn({ column, kind }: Pick<ReadColumn, "column" | "kind">, totals: ReadonlySet<number>): ColumnDescription {
  if (column.type === "text") {
    const { empty, counts } = countWords(column, totals);
    return { name: column.name, type: kind, empty, distinct: counts.size, top: topOf(column.words, counts) };
  }
  const { empty, distinct, ends } = spreadOf(column, totals);
  const [min, max] = ends.map((row) => cellAt(column, row));
  return {
    name: column.name,
    type: kind,
    empty,
    distinct,
    ...(min != null && max != null && { min, max }),
    ...(column.type === "date" && { grain: column.grain }),
    ...(column.type === "number" && { decimals: column.decimals, ...(column.unit !== undefined && { unit: column.unit }) }),
  };
}

/** How often each word comes, by its number, in the order in which they first come. */
function countWords({ codes, words }: TextColumn, totals: ReadonlySet<number>): { empty: number; counts: Map<number, number> } {
  const all = new Uint32Array(words.length);
  const counts = new Map<number, number>();
  for (let row = 0; row < codes.length; row += 1) {
    if (totals.size > 0 && totals.has(row)) continue;
    const code = codes[row] ?? 0;
    const count = (all[code] ?? 0) + 1;
    all[code] = count;
    if (count === 1 && code !== 0) counts.set(code, 0);
  }
  for (const code of counts.keys()) counts.set(code, all[code] ?? 0);
  return { empty: all[0] ?? 0, counts };
}

/** Empty cells, different values, and the rows of the least and the largest; no rows where there is no value. */
function spreadOf(column: NumberColumn | DateColumn, totals: ReadonlySet<number>): { empty: number; distinct: number; ends: number[] } {
  // Days are few and 32 bits wide: they take the way of the numbers.
  const values = column.type === "number" ? column.values : Float64Array.from(column.days, (day) => (day === NO_DAY ? Number.NaN : day));
  const seen = createNumberSet(values.length);
  let [empty, least, most] = [0, -1, -1];
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let row = 0; row < values.length; row += 1) {
    if (totals.size > 0 && totals.has(row)) continue;
    const value = values[row] ?? Number.NaN;
    if (Number.isNaN(value)) {
      empty += 1;
      continue;
    }
    seen.add(value);
    if (value < min || least === -1) [min, least] = [value, row];
    if (value > max || most === -1) [max, most] = [value, row];
  }
  return { empty, distinct: seen.size(), ends: least === -1 ? [] : [least, most] };
}

const topOf = (words: readonly string[], counts: ReadonlyMap<number, number>): { value: string; count: number }[] =>
  [...counts]
    .map(([code, count]) => ({ value: words[code] ?? "", count }))
    .filter(({ value }) => value.length <= TOP.characters)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, TOP.values);
