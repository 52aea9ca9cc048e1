import { isMissing, readNumber } from "../cells/index.ts";
import type { FileRowRun } from "../columns/index.ts";
import { filledGrid, isBlank, type Merge, type RawCell, type RawSheet } from "./raw-sheet.ts";
import { readDate } from "./read-date.ts";

/** What a person may say instead of the guesses. Rows are counted from 1, as in the sheet. */
export type TableChoices = {
  /** How many of the table's first rows are its heading; 0 = none. */
  readonly headerRows?: number | undefined;
  /** Rows of the table's body that are sums of others. */
  readonly totalRows?: readonly number[] | undefined;
  /** As many rows of the body are taken at most; absent: all. */
  readonly firstRows?: number | undefined;
};

/** The table in a sheet: where it begins, what is above and below it, and which of its rows are sums. */
export type FoundTable = {
  readonly title: string;
  /** Parts of each column's heading, from the top; of no parts: it has none. */
  readonly headings: readonly (readonly string[])[];
  readonly body: readonly (readonly RawCell[])[];
  /** Rows of the body that are sums of others, from 0. */
  readonly totalRows: readonly number[];
  /** Lines below the table. */
  readonly remarks: readonly string[];
  /** Where the file's numbers begin: from this row of the body, from 0, they count on from the other, from 1. Empty where nobody sees any. */
  readonly fileRows: readonly FileRowRun[];
  /** Rows of the body that were not taken. */
  readonly leftOut: number;
  readonly headerRows: number;
};

const HEADER_ROWS_MAX = 3;
const HEADER_FILLED = 0.6;
const TITLE_ROWS_MAX = 5;
/** Words of a row that sums up others. */
const TOTAL = /^(?:合\s*计|总\s*计|小\s*计|共\s*计|总\s*和|汇\s*总|合计：?|(?:grand |sub-?)?total|sum)(?:[（(：:].*)?$/iu;
/** Sums are compared with so little tolerance: half of the last digit. */
const SUM_TOLERANCE = 0.005;
const SUM_ROWS_MIN = 3;
const SUM_COLUMNS_MIN = 2;

const isText = (cell: RawCell): cell is string =>
  typeof cell === "string" && readNumber(cell) === null && readDate(cell) === null && !isMissing(cell);
const filledCells = (row: readonly RawCell[]): RawCell[] => row.filter((cell) => !isBlank(cell));
const textOf = (cell: RawCell): string =>
  typeof cell === "string" ? cell.replace(/\s+/g, " ").trim() : typeof cell === "number" ? String(cell) : "";

/** Finds the table of a sheet: empty edges are cut, a title above and remarks below it are taken off. */
export function findTable(sheet: Omit<RawSheet, "name" | "isHidden">, choices: TableChoices = {}): FoundTable {
  const { grid, top, left } = cutEdges(filledGrid(sheet));
  const merges = sheet.merges.map((merge) => ({
    top: merge.top - top,
    left: merge.left - left,
    bottom: merge.bottom - top,
    right: merge.right - left,
  }));
  const titleRows = countTitleRows(grid);
  const title = grid
    .slice(0, titleRows)
    .map((row) => textOf(filledCells(row)[0] ?? null))
    .filter((line) => line !== "")
    .join(" ");
  const below = grid.slice(titleRows);
  const headerRows = choices.headerRows ?? countHeaderRows(below, merges, titleRows);
  const whole = splitRemarks(below.slice(headerRows), { isWhole: sheet.more === undefined });
  const { firstRows = whole.body.length } = choices;
  const leftOut = Math.max(0, whole.body.length - firstRows) + (sheet.more ?? 0);
  const body = whole.body.slice(0, firstRows);
  const places = whole.places.slice(0, firstRows).map((place) => place + top + titleRows + headerRows);
  const width = grid[0]?.length ?? 0;
  return {
    title,
    headings: Array.from({ length: width }, (_, column) => headingParts(below.slice(0, headerRows), column)),
    body,
    totalRows: choices.totalRows?.map((row) => row - 1).filter((row) => row >= 0 && row < body.length) ?? findTotalRows(body),
    remarks: leftOut === 0 ? whole.remarks : [],
    fileRows: fileRowRuns(places, sheet.fileRows),
    leftOut,
    headerRows,
  };
}

function cutEdges(grid: RawCell[][]): { grid: RawCell[][]; top: number; left: number } {
  const used = grid.flatMap((row, at) => (filledCells(row).length > 0 ? [at] : []));
  const [top = 0, bottom = -1] = [used[0], used.at(-1)];
  const width = grid[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => grid.some((row) => !isBlank(row[column])));
  const [left = 0, right = -1] = [columns[0], columns.at(-1)];
  // A row with nothing in the middle of a table is no row of it.
  const rows = grid.slice(top, bottom + 1).map((row) => row.slice(left, right + 1));
  return { grid: rows, top, left };
}

/** Rows above the table: one cell, or one text drawn over most of the width. */
function countTitleRows(grid: readonly (readonly RawCell[])[]): number {
  const width = grid[0]?.length ?? 0;
  if (width < 2) return 0;
  let count = 0;
  while (count < Math.min(TITLE_ROWS_MAX, grid.length - 2)) {
    const filled = filledCells(grid[count] ?? []);
    if (filled.length > 0 && new Set(filled.map(textOf)).size > 1) break;
    count += 1;
  }
  // One cell on top of a table that has one column filled in each row is no title.
  return count === Math.min(TITLE_ROWS_MAX, grid.length - 2) && filledCells(grid[count] ?? []).length < 2 ? 0 : count;
}

function countHeaderRows(grid: readonly (readonly RawCell[])[], merges: readonly Merge[], titleRows: number): number {
  const [first] = grid;
  if (first === undefined || grid.length < 2) return first === undefined ? 0 : Number(filledCells(first).every(isText));
  const isHeader = (row: readonly RawCell[]) => {
    const filled = filledCells(row);
    return filled.length >= row.length * HEADER_FILLED && filled.every((cell) => isText(cell) || isYear(cell));
  };
  if (!isHeader(first)) return 0;
  let count = 1;
  while (count < Math.min(HEADER_ROWS_MAX, grid.length - 1)) {
    const above = grid[count - 1] ?? [];
    const row = grid[count] ?? [];
    const isMerged = merges.some(
      ({ top, bottom, left, right }) =>
        top <= titleRows + count - 1 && bottom >= titleRows + count - 1 && (right > left || bottom > titleRows + count - 1),
    );
    const isRepeated = new Set(filledCells(above).map(textOf)).size < above.length;
    if (!(isMerged || isRepeated) || !isHeader(row) || filledCells(row).every((cell, at) => textOf(cell) === textOf(above[at] ?? null)))
      break;
    count += 1;
  }
  return count;
}

/** Years head columns, though they are numbers. */
const isYear = (cell: RawCell): boolean => /^(?:19|20)\d{2}(?:年度?)?$/u.test(textOf(cell));

/** What stands above a column, each part once: 金额·预算. */
function headingParts(rows: readonly (readonly RawCell[])[], column: number): string[] {
  return rows.map((row) => textOf(row[column] ?? null)).filter((part, at, all) => part !== "" && all.indexOf(part) === at);
}

/** The file's numbers of rows, told where they do not simply count on. */
function fileRowRuns(places: readonly number[], fileRows: RawSheet["fileRows"]): FileRowRun[] {
  if (fileRows === undefined) return [];
  const runs: FileRowRun[] = [];
  for (const [row, place] of places.entries()) {
    const fileRow = fileRows === "same" ? place + 1 : (fileRows[place] ?? place + 1);
    const [from, first] = runs.at(-1) ?? [0, Number.NaN];
    if (first + row - from !== fileRow) runs.push([row, fileRow]);
  }
  return runs;
}

/** Lines at the end that fill one cell, and say more than a value; nobody knows them where the end was not read. `places`: where each row of the body stood. */
function splitRemarks(rows: readonly (readonly RawCell[])[], { isWhole }: { isWhole: boolean }) {
  const places = rows.flatMap((row, at) => (row.every(isBlank) ? [] : [at]));
  const body = places.map((at) => rows[at] ?? []);
  const remarks: string[] = [];
  const isWide = isWhole && (rows[0]?.length ?? 0) > 1;
  while (isWide && body.length > 1) {
    const cells = new Set(filledCells(body.at(-1) ?? []).map(textOf));
    const [line = ""] = cells;
    if (cells.size !== 1 || TOTAL.test(line) || !isText(line)) break;
    remarks.unshift(line);
    body.pop();
  }
  return { body, places, remarks };
}

/** Rows named as sums, and a last row whose numbers are the sums of those above. */
function findTotalRows(body: readonly (readonly RawCell[])[]): number[] {
  const named = body.flatMap((row, at) => (TOTAL.test(textOf(filledCells(row)[0] ?? null)) ? [at] : []));
  const last = body.length - 1;
  if (named.includes(last) || body.length <= SUM_ROWS_MIN) return named;
  const parts = body.slice(0, last).filter((_, at) => !named.includes(at));
  const numberAt = (cell: RawCell | undefined): number | null =>
    typeof cell === "number" ? cell : typeof cell === "string" ? (readNumber(cell)?.value ?? null) : null;
  const columns = (body[last] ?? []).flatMap((cell, column) => {
    const sum = numberAt(cell);
    const numbers = parts.map((row) => numberAt(row[column])).filter((value) => value !== null);
    return sum === null || numbers.length < SUM_ROWS_MIN ? [] : [{ sum, numbers }];
  });
  const isSum = ({ sum, numbers }: { sum: number; numbers: number[] }) =>
    sum !== 0 && Math.abs(numbers.reduce((all, value) => all + value, 0) - sum) <= SUM_TOLERANCE * Math.max(1, Math.abs(sum) / 1e6);
  return columns.length >= SUM_COLUMNS_MIN && columns.every(isSum) ? [...named, last] : named;
}
