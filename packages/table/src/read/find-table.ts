import { isMissing, readNumber, readQuantity } from "../cells/index.ts";
import type { FileRowRun } from "../columns/index.ts";
import type { CellColumn } from "./cell-column.ts";
import type { CellGrid, TableBody } from "./cell-grid.ts";
import { findTotalRows, isTotal } from "./find-total-rows.ts";
import type { Merge, RawCell } from "./raw-cell.ts";
import { filledCells, gridOf, isBlank, lineOf, type RawSheet, writeDay } from "./raw-sheet.ts";
import { readDate } from "./read-date.ts";
import { bracketUnit, isNumber, isUnitRow } from "./unit-row.ts";

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
  readonly body: TableBody;
  /** Rows of the body that are sums of others, from 0. */
  readonly totalRows: readonly number[];
  /** Rows of the body that may be sums of others by their figures, from 0, until somebody says. */
  readonly openTotals: readonly number[];
  /** Lines below the table. */
  readonly remarks: readonly string[];
  /** Where the file's numbers begin: from this row of the body, from 0, they count on from the other, from 1. Empty where nobody sees any. */
  readonly fileRows: readonly FileRowRun[];
  /** Rows of the body that were not taken. */
  readonly leftOut: number;
  readonly headerRows: number;
  /** Its first column in the sheet, from 0. */
  readonly left: number;
};

const HEADER_ROWS_MAX = 3;
const HEADER_FILLED = 0.6;
const TITLE_ROWS_MAX = 5;
const LEADING_NUMBER = /^\d+(?=\p{L})/u;

const isText = (cell: RawCell): cell is string =>
  typeof cell === "string" && readNumber(cell) === null && readDate(cell) === null && !isMissing(cell) && !isInexact(cell);

/** 3小时左右; a heading may be 超过5年 or 1000+. */
const isInexact = (text: string): boolean => LEADING_NUMBER.test(lineOf(text)) && (readQuantity(text)?.is ?? "range") !== "range";

/** Finds the table of a sheet: empty edges are cut, a title above and remarks below it are taken off. */
export function findTable(sheet: Omit<RawSheet, "name" | "isHidden">, choices: TableChoices = {}): FoundTable {
  const area = cutEdges(gridOf(sheet));
  const merges = sheet.merges.map((merge) => ({
    top: merge.top - area.top,
    left: merge.left - area.left,
    bottom: merge.bottom - area.top,
    right: merge.right - area.left,
  }));
  const titleRows = countTitleRows(area);
  const title = Array.from({ length: titleRows }, (_, at) => [...new Set(filledCells(area.rowAt(at)).map(lineOf))].join(" "))
    .filter((line) => line !== "")
    .join(" ");
  const table = below(area, titleRows);
  const namedRows = countHeaderRows(table, merges, titleRows);
  const headerRows = choices.headerRows ?? namedRows + Number(namedRows > 0 && isUnitRow(table, namedRows));
  const whole = splitRemarks(area, { from: titleRows + headerRows, isWhole: sheet.more === undefined });
  const { firstRows = whole.places.length } = choices;
  const leftOut = Math.max(0, whole.places.length - firstRows) + (sheet.more ?? 0);
  const rows = whole.places.subarray(0, firstRows);
  const body = { columns: area.columns, rows };
  const headings = headingsOf(
    Array.from({ length: Math.min(headerRows, area.height - titleRows) }, (_, at) =>
      at > 0 && isUnitRow(table, at) ? table.rowAt(at).map(bracketUnit) : table.rowAt(at),
    ),
    area,
  );
  const chosen = choices.totalRows?.map((row) => row - 1).filter((row) => row >= 0 && row < rows.length);
  const totals =
    chosen === undefined
      ? findTotalRows(
          body,
          headings.map((parts) => parts.join("")),
        )
      : { rows: chosen, open: [] };
  return {
    title,
    headings,
    body,
    totalRows: totals.rows,
    openTotals: totals.open,
    remarks: leftOut === 0 ? whole.remarks : [],
    fileRows: fileRowRuns(rows, sheet.fileRows),
    leftOut,
    headerRows,
    left: area.left,
  };
}

/** A sheet without its empty edges. */
type Area = {
  /** Where it begins in the sheet. */
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly columns: readonly CellColumn[];
  rowAt(at: number): RawCell[];
};

function cutEdges(grid: CellGrid): Area {
  let [top, bottom] = [0, grid.rowCount - 1];
  while (top <= bottom && grid.isBlankRow(top)) top += 1;
  while (bottom >= top && grid.isBlankRow(bottom)) bottom -= 1;
  // Cells outside of rows with something in them are blank, so a column with anything in it has an entry or a number.
  const used = grid.columns.flatMap((column, at) => (column.isEmpty() ? [] : [at]));
  const [left = 0, right = -1] = [used[0], used.at(-1)];
  const columns = grid.columns.slice(left, right + 1);
  return {
    top: bottom < top ? 0 : top,
    left,
    width: columns.length,
    height: bottom - top + 1,
    columns,
    rowAt: (at) => columns.map((column) => column.cellAt(top + at)),
  };
}

/** An area without its first rows. */
type Rows = Pick<Area, "width" | "height" | "rowAt">;
const below = ({ width, height, rowAt }: Area, rows: number): Rows => ({ width, height: height - rows, rowAt: (at) => rowAt(rows + at) });

/** Rows above the table: one cell, one text drawn over most of the width, or what reports say of themselves. */
function countTitleRows({ width, height, rowAt }: Area): number {
  if (width < 2) return 0;
  const most = Math.min(TITLE_ROWS_MAX, height - 2);
  const isForm = height > LABELLED_ROWS_MAX && isLabelled(new Set(filledCells(rowAt(LABELLED_ROWS_MAX)).map(lineOf)));
  let count = 0;
  while (count < most) {
    const lines = new Set(filledCells(rowAt(count)).map(lineOf));
    if (lines.size > 1 && (isForm || !isLabelled(lines))) break;
    count += 1;
  }
  // One cell on top of a table that has one column filled in each row is no title.
  return count === most && filledCells(rowAt(count)).length < 2 ? 0 : count;
}

function countHeaderRows({ height, rowAt }: Rows, merges: readonly Merge[], titleRows: number): number {
  if (height < 1) return 0;
  const first = rowAt(0);
  if (height < 2) return Number(filledCells(first).every(isText));
  const second = rowAt(1);
  const isHeader = (row: readonly RawCell[]) => {
    const filled = filledCells(row);
    const isHeading = (cell: RawCell, at: number) =>
      isBlank(cell) ||
      isText(cell) ||
      isYear(cell) ||
      isNumberedHeading(cell, second[at] ?? null) ||
      (isDay(cell) && isNumber(second[at] ?? null));
    return filled.length >= row.length * HEADER_FILLED && filled.some(isText) && row.every(isHeading);
  };
  if (!isHeader(first)) return 0;
  let count = 1;
  while (count < Math.min(HEADER_ROWS_MAX, height - 1)) {
    const above = rowAt(count - 1);
    const row = rowAt(count);
    const isMerged = merges.some(
      ({ top, bottom, left, right }) =>
        top <= titleRows + count - 1 && bottom >= titleRows + count - 1 && (right > left || bottom > titleRows + count - 1),
    );
    const isRepeated = new Set(filledCells(above).map(lineOf)).size < above.length;
    if (!(isMerged || isRepeated) || !isHeader(row) || filledCells(row).every((cell, at) => lineOf(cell) === lineOf(above[at] ?? null)))
      break;
    count += 1;
  }
  return count;
}

/** 3分球数 and 24小时客流 read as numbers with a unit; they are headings where the cell below does not say the same of another number. */
function isNumberedHeading(cell: RawCell, next: RawCell): boolean {
  const [text, below] = [lineOf(cell), lineOf(next)];
  return typeof cell === "string" && LEADING_NUMBER.test(text) && text.replace(LEADING_NUMBER, "") !== below.replace(/^[\d.]+\s*/u, "");
}

const isDay = (cell: RawCell): boolean => (typeof cell === "object" ? cell !== null : typeof cell === "string" && readDate(cell) !== null);

/** Years head columns, though they are numbers. */
const isYear = (cell: RawCell): boolean => /^(?:19|20)\d{2}(?:年度?)?$/u.test(lineOf(cell));

const writeHeading = (cell: RawCell): string => (typeof cell === "object" && cell !== null ? writeDay(cell.day) : lineOf(cell));

/** What stands above each column, each part once: 金额·预算. */
const headingsOf = (rows: readonly (readonly RawCell[])[], { width }: Area): string[][] =>
  Array.from({ length: width }, (_, column) =>
    rows.map((row) => writeHeading(row[column] ?? null)).filter((part, at, all) => part !== "" && all.indexOf(part) === at),
  );

/** The file's numbers of rows, told where they do not simply count on. */
function fileRowRuns(places: Int32Array, fileRows: RawSheet["fileRows"]): FileRowRun[] {
  if (fileRows === undefined) return [];
  const runs: FileRowRun[] = [];
  let next = Number.NaN;
  for (const [row, place] of places.entries()) {
    const fileRow = fileRows === "same" ? place + 1 : (fileRows[place] ?? place + 1);
    if (fileRow !== next) runs.push([row, fileRow]);
    next = fileRow + 1;
  }
  return runs;
}

/** 编制单位：某公司 beside 单位：元 and a day; below the table 制表人：张三 beside 审核：李四. */
const LABELLED = /^\p{Script=Han}{2,10}\s?[：:]/u;
const isLabelled = (lines: ReadonlySet<string>): boolean =>
  [...lines].some((line) => LABELLED.test(line) && !/[：:]$/.test(line)) &&
  [...lines].every((line) => LABELLED.test(line) || readDate(line) !== null);
/** More such rows than this are the table itself: 姓名：张三 beside 电话：138…, row by row. */
const LABELLED_ROWS_MAX = 3;

/** A line drawn with signs. */
const RULE = /^[-=*_—]{4,}$/u;

/**
 * Which rows of the sheet the body is: those with something in them, but for lines at the end that fill one cell and say more than a
 * value, and those that are signed; nobody knows those where the end was not read.
 */
function splitRemarks({ columns, top, height }: Area, { from, isWhole }: { from: number; isWhole: boolean }) {
  const places = filledRows(columns, { from: top + from, to: top + height });
  const remarks: string[] = [];
  const isWide = isWhole && columns.length > 1;
  let count = places.length;
  const linesAt = (at: number) => new Set(filledCells(columns.map((column) => column.cellAt(places[at] ?? 0))).map(lineOf));
  const isForm = count > LABELLED_ROWS_MAX && isLabelled(linesAt(count - 1 - LABELLED_ROWS_MAX));
  while (isWide && count > 1) {
    const cells = linesAt(count - 1);
    const [line = ""] = cells;
    const isSigned = cells.size > 1 && !isForm && isLabelled(cells);
    const isLine = cells.size === 1 && !isTotal(line) && (isText(line) || RULE.test(line));
    if (!isSigned && !isLine) break;
    remarks.unshift([...cells].join(" "));
    count -= 1;
  }
  return { places: places.subarray(0, count), remarks };
}

/** A row with nothing in the middle of a table is no row of it. */
function filledRows(columns: readonly CellColumn[], { from, to }: { from: number; to: number }): Int32Array {
  const places = new Int32Array(Math.max(0, to - from));
  let count = 0;
  for (let row = from; row < to; row += 1) {
    let at = 0;
    while (at < columns.length && columns[at]?.isBlankAt(row)) at += 1;
    if (at === columns.length) continue;
    places[count] = row;
    count += 1;
  }
  return places.subarray(0, count);
}
