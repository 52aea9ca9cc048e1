import { type Cell, type Column, cellAt, NO_DAY, periodName, type SheetTable } from "../columns/index.ts";
import { hidePrivate, isPrivate } from "./private-columns.ts";

/** A column as a model is told of it. */
type ToldColumn = {
  readonly name: string;
  readonly type: Column["type"];
  readonly unit?: string;
  readonly grain?: "day" | "month" | "quarter" | "year";
  readonly min?: Cell;
  readonly max?: Cell;
  readonly commonest?: readonly string[];
};

/** A table as a model is told of it: never more of its cells than this. */
export type TableFacts = {
  readonly id: string;
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly ToldColumn[];
  readonly sample: readonly (readonly Cell[])[];
  readonly newest: string | null;
};

const COMMONEST = 12;
const SAMPLE_ROWS = 3;
const VALUE_MAX_CHARACTERS = 40;
const NAME_MAX_CHARACTERS = 200;

/**
 * What a model is shown of a table: headings, types, units, bounds, the commonest words, three rows. Of columns that look private only
 * their type; with `headersOnly` nothing that stands in a cell.
 */
export function tableFacts(table: SheetTable, { name, headersOnly }: { name: string; headersOnly: boolean }): TableFacts {
  const { id, columns, rowCount, totalRows, droppedRows = [] } = table;
  const left = new Set([...totalRows, ...droppedRows]);
  const rows = Array.from({ length: rowCount }, (_, row) => row).filter((row) => !left.has(row));
  const isHidden = columns.map((column) => headersOnly || isPrivate(column));
  const sample = headersOnly
    ? []
    : rows.slice(0, SAMPLE_ROWS).map((row) => columns.map((column, n) => (isHidden[n] === true ? null : shownCell(cellAt(column, row)))));
  const days = columns.flatMap((column, n) => (column.type === "date" && isHidden[n] !== true ? [boundsOf(column.days, rows).max] : []));
  const newest = Math.max(NO_DAY, ...days.filter((day) => day !== null));
  return {
    id,
    name: name.slice(0, NAME_MAX_CHARACTERS),
    rows: rows.length,
    columns: columns.map((column, n) => ({ ...headingOf(column), ...(isHidden[n] === true ? {} : cellsOf(column, rows)) })),
    sample,
    newest: newest === NO_DAY ? null : periodName(newest, "day"),
  };
}

function headingOf(column: Column): ToldColumn {
  const { name, type } = column;
  if (column.type === "date") return { name, type, grain: column.grain };
  return column.type === "number" && column.unit !== undefined ? { name, type, unit: column.unit } : { name, type };
}

function cellsOf(column: Column, rows: readonly number[]): Pick<ToldColumn, "min" | "max" | "commonest"> {
  if (column.type === "text") return { commonest: commonestOf(column, rows) };
  const { min, max } = boundsOf(column.type === "number" ? column.values : column.days, rows);
  if (min === null || max === null) return {};
  return column.type === "number" ? { min, max } : { min: periodName(min, column.grain), max: periodName(max, column.grain) };
}

function boundsOf(
  values: Float64Array | Int32Array,
  rows: readonly number[],
): { readonly min: number | null; readonly max: number | null } {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const row of rows) {
    const value = values[row] ?? Number.NaN;
    if (Number.isNaN(value) || value === NO_DAY) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return max === Number.NEGATIVE_INFINITY ? { min: null, max: null } : { min, max };
}

function commonestOf({ codes, words }: Extract<Column, { type: "text" }>, rows: readonly number[]): string[] {
  const counts = new Uint32Array(words.length);
  for (const row of rows) counts[codes[row] ?? 0] = (counts[codes[row] ?? 0] ?? 0) + 1;
  const used = words.flatMap((word, code) => (code > 0 && (counts[code] ?? 0) > 0 ? [{ word, count: counts[code] ?? 0 }] : []));
  const byCount = used.sort((a, b) => b.count - a.count).slice(0, COMMONEST);
  return byCount.map(({ word }) => shownText(word));
}

const shownCell = (cell: Cell): Cell => (typeof cell === "string" ? shownText(cell) : cell);
const shownText = (text: string): string => Array.from(hidePrivate(text)).slice(0, VALUE_MAX_CHARACTERS).join("");
