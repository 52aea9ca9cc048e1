import { isMissing, readNumber } from "../cells/read-number.ts";
import { readOrder } from "../cells/read-order.ts";
import { type ChartCell, type ChartColumn, type ChartData, SCATTER_POINTS_MAX } from "./chart-spec.ts";

/** A column is of numbers when this share of its filled cells are. */
const NUMERIC_SHARE = 0.95;
/** A unit is the column's when this share of its numbers have it. */
const UNIT_SHARE = 0.9;
const NAME_MAX = 200;
const COLUMNS_MAX = 100;
/** A row that adds up the others takes no part. */
const TOTAL = /^(?:合计|总计|小计|共计|总和|总数|totals?|sum|subtotals?|grand total)$/iu;
const HEADING_UNIT = /^(.*?)\s*(?:[(（[]\s*(?:单位[:：]\s*)?([^()（）[\]]{1,12})\s*[)）\]])$/u;

export type ReadData = {
  readonly data: ChartData;
  /** Rows left out because they add up others, by their first cell. */
  readonly totals: readonly string[];
  /** Cells of number columns that are words: they are shown as missing. */
  readonly unread: number;
};

/** The cells of a table as the figures of a chart: the first row names the columns. null where there is no row of figures. */
export function readChartData(grid: readonly (readonly string[])[]): ReadData | null {
  const [head, ...body] = grid;
  if (head === undefined) return null;
  const width = Math.min(COLUMNS_MAX, Math.max(head.length, ...body.map((row) => row.length)));
  const filled = body.filter((row) => row.some((cell) => cell.trim() !== "")).slice(0, SCATTER_POINTS_MAX);
  const isTotal = (row: readonly string[]) => TOTAL.test((row[0] ?? "").normalize("NFKC").trim());
  const rows = filled.filter((row) => !isTotal(row));
  if (rows.length === 0 || width === 0) return null;
  const names = uniqueNames(Array.from({ length: width }, (_, at) => (head[at] ?? "").trim()));
  const columns = names.map((name, at) => readColumn(name, rows, at));
  const cells = rows.map((_, row) => columns.map(({ values }) => values[row] ?? null));
  return {
    data: { columns: columns.map(({ column }) => column), rows: cells },
    totals: filled.filter(isTotal).map((row) => (row[0] ?? "").trim()),
    unread: columns.reduce((sum, { unread }) => sum + unread, 0),
  };
}

/** The name of a column without the unit in brackets behind it. */
export function columnLabel(name: string): string {
  const bare = HEADING_UNIT.exec(name)?.[1]?.trim() ?? "";
  return bare === "" ? name : bare;
}

/** The unit in brackets behind the name of a column; "" = none. */
export const headingUnit = (name: string): string => HEADING_UNIT.exec(name)?.[2]?.trim() ?? "";

function readColumn(name: string, rows: readonly (readonly string[])[], at: number) {
  const texts = rows.map((row) => (row[at] ?? "").trim());
  const given = texts.filter((text) => !isMissing(text));
  const order = readOrder(given.length === texts.length ? texts : []);
  const numbers = texts.map((text) => (isMissing(text) ? null : readNumber(text)));
  const found = numbers.filter((number) => number !== null);
  const isNumeric = given.length > 0 && found.length >= given.length * NUMERIC_SHARE && !isYears(texts, order?.kind ?? null, at);
  if (!isNumeric) {
    const column: ChartColumn = { name, type: order?.kind === "time" ? "time" : "text" };
    return { column, values: texts as ChartCell[], unread: 0 };
  }
  const unit = unitOf(found.map((number) => number.unit)) ?? headingUnit(name);
  const column: ChartColumn = { name, type: "number", ...(unit === "" ? {} : { unit }) };
  return { column, values: numbers.map((number) => number?.value ?? null), unread: given.length - found.length };
}

/** 2023, 2024, 2025 in the first column name the rows. */
const isYears = (texts: readonly string[], order: string | null, at: number) =>
  at === 0 && order === "time" && texts.every((text) => /^\d{4}$/.test(text));

function unitOf(units: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const unit of units) if (unit !== "") counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most !== undefined && most[1] >= units.length * UNIT_SHARE ? most[0] : null;
}

function uniqueNames(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.map((given, at) => {
    const base = (given === "" ? `列 ${at + 1}` : given).slice(0, NAME_MAX - 4);
    let name = base;
    for (let count = 2; seen.has(name); count++) name = `${base} ${count}`;
    seen.add(name);
    return name;
  });
}
