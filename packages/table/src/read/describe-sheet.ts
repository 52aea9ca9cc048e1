import { type Cell, type Column, cellAt, type DateGrain, isEmptyAt, type SheetTable } from "../columns/index.ts";
import type { ReadColumn } from "./build-columns.ts";
import type { RawSheet } from "./raw-sheet.ts";
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
    notes: readingNotes(read, { lang, uncalculated: sheet.uncalculated }),
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
  const { empty, counts } = countValues(column, totals);
  const common = { name: column.name, type: kind, empty, distinct: counts.size };
  if (column.type === "text") return { ...common, top: topOf(column.words, counts) };
  const ends = [...endsOf(counts.keys())];
  const [min, max] = ends.map((row) => cellAt(column, counts.get(row)?.row ?? 0));
  return {
    ...common,
    ...(min != null && max != null && { min, max }),
    ...(column.type === "date" && { grain: column.grain }),
    ...(column.type === "number" && { decimals: column.decimals, ...(column.unit !== undefined && { unit: column.unit }) }),
  };
}

type Counted = { count: number; readonly row: number };

/** How often each value comes, by its number, with the first row it stands in. */
function countValues(column: Column, totals: ReadonlySet<number>): { empty: number; counts: Map<number, Counted> } {
  const values = column.type === "text" ? column.codes : column.type === "number" ? column.values : column.days;
  const counts = new Map<number, Counted>();
  let empty = 0;
  for (let row = 0; row < values.length; row += 1) {
    if (totals.has(row)) continue;
    if (isEmptyAt(column, row)) {
      empty += 1;
      continue;
    }
    const value = values[row] ?? 0;
    const known = counts.get(value);
    if (known === undefined) counts.set(value, { count: 1, row });
    else known.count += 1;
  }
  return { empty, counts };
}

function endsOf(values: Iterable<number>): number[] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return least > most ? [] : [least, most];
}

function topOf(words: readonly string[], counts: ReadonlyMap<number, Counted>): { value: string; count: number }[] {
  return [...counts]
    .map(([code, { count }]) => ({ value: words[code] ?? "", count }))
    .filter(({ value }) => value.length <= TOP.characters)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, TOP.values);
}
