import { type CellValue, readXls, readXlsx, type Sheet, streamXlsxRows } from "hucre/xlsx";
import { CellGrid } from "./cell-grid.ts";
import { chooseSection, FORMAT_MAX_CHARACTERS, type FormatSection, parseFormat } from "./number-format.ts";
import type { RawCell } from "./raw-cell.ts";
import { type RawSheet, sheetOfGrid } from "./raw-sheet.ts";
import { settleShownUnits } from "./settle-shown-units.ts";
import { showNumber } from "./shown-number.ts";

/** Unpacked bytes up to which a workbook is read whole, with its merged cells; a larger one row by row, without them. */
const WHOLE_MAX_BYTES = 40 * 1_048_576;

/** Unpacked bytes up to which it is read how numbers are shown: it takes as much memory again as the cells. */
const STYLED_MAX_BYTES = 8 * 1_048_576;
const DAY_MS = 86_400_000;

export type WorkbookLimits = { readonly rows: number; readonly columns: number; readonly sheets: number };

/** What a workbook holds, sheet by sheet. Throws what the reader throws where it is broken. */
export async function readWorkbook(
  bytes: Uint8Array,
  { kind, unpackedBytes, limits, isCounted }: { kind: "xlsx" | "xls"; unpackedBytes: number; limits: WorkbookLimits; isCounted: boolean },
): Promise<RawSheet[]> {
  const maxRows = limits.rows;
  if (kind === "xls" || unpackedBytes <= WHOLE_MAX_BYTES) {
    const { sheets } = await (kind === "xls"
      ? readXls(bytes, { maxRows })
      : readXlsx(bytes, { maxRows, sheets: (_, n) => n < limits.sheets, readStyles: unpackedBytes <= STYLED_MAX_BYTES }));
    const read = sheets.slice(0, limits.sheets).map((sheet) => rawSheet(sheet, limits));
    // A workbook of the old kind has no rows beyond those that are read.
    return kind === "xlsx" && isCounted ? Promise.all(read.map((sheet) => counted(bytes, sheet, maxRows))) : read;
  }
  const sheets: RawSheet[] = [];
  for (const { name, isHidden } of (await listSheets(bytes)).slice(0, limits.sheets)) {
    const grid = new CellGrid();
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: name, maxRows })) putCells(grid, index, values, limits.columns);
    const about = { name, isHidden, merges: [], fileRows: "same" as const };
    const sheet = sheetOfGrid(grid, { ...about, ...moreThan(grid.rowCount, maxRows) });
    sheets.push(isCounted ? await counted(bytes, sheet, maxRows) : sheet);
  }
  return sheets;
}

/** The first rows of the first sheet that is not hidden; null where there is none. */
export async function readFirstSheet(bytes: Uint8Array, { rows, columns }: { rows: number; columns: number }): Promise<RawSheet | null> {
  const first = (await listSheets(bytes)).find(({ isHidden }) => !isHidden);
  if (first === undefined) return null;
  const grid = new CellGrid();
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: first.name, maxRows: rows })) {
    if (index >= rows) break;
    putCells(grid, index, values, columns);
  }
  return sheetOfGrid(grid, { ...first, merges: [], fileRows: "same" });
}

/** The sheets of a workbook by name; none of them is read for it. */
async function listSheets(bytes: Uint8Array): Promise<{ name: string; isHidden: boolean }[]> {
  const sheets: { name: string; isHidden: boolean }[] = [];
  const list = ({ name, hidden, veryHidden }: { name: string; hidden?: boolean; veryHidden?: boolean }): boolean => {
    sheets.push({ name, isHidden: hidden === true || veryHidden === true });
    return false;
  };
  await readXlsx(bytes, { sheets: list });
  return sheets;
}

const moreThan = (rows: number, maxRows: number): Pick<RawSheet, "more"> => (rows < maxRows ? {} : { more: null });

/** The rows of a sheet that were not read are gone through, and none is kept. */
async function counted(bytes: Uint8Array, sheet: RawSheet, maxRows: number): Promise<RawSheet> {
  const { name, isHidden, merges, fileRows, grid } = sheet;
  if (sheet.more === undefined) return sheet;
  let more = 0;
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: name })) {
    if (index >= maxRows && values.some((cell) => cell !== null && cell !== undefined && cell !== "")) more += 1;
  }
  const about = { name, isHidden, merges, fileRows, more };
  return grid === undefined ? { ...about, rows: sheet.rows } : sheetOfGrid(grid, about);
}

function rawSheet({ name, hidden, veryHidden, rows, cells, merges = [], rowDefs, columns = [] }: Sheet, limits: WorkbookLimits): RawSheet {
  const uncalculated = uncalculatedOf(cells);
  const concealed = {
    rows: [...(rowDefs ?? [])].filter(([row, def]) => def.hidden === true && row < rows.length).length,
    columns: columns.filter((column) => column.hidden === true).length,
  };
  return {
    name,
    ...(uncalculated === null ? {} : { uncalculated }),
    ...(concealed.rows + concealed.columns === 0 ? {} : { hidden: concealed }),
    ...listPercents(rows, cells),
    isHidden: hidden === true || veryHidden === true,
    ...showCells(
      rows.map((row) => row.slice(0, limits.columns)),
      cells,
    ),
    fileRows: "same",
    ...moreThan(rows.length, limits.rows),
    merges: merges.map(({ startRow, startCol, endRow, endCol }) => ({ top: startRow, left: startCol, bottom: endRow, right: endCol })),
  };
}

/** Where formulas stand without what they come to. Keys are "row,column". */
function uncalculatedOf(cells: Sheet["cells"]): NonNullable<RawSheet["uncalculated"]> | null {
  // A result of no words, as =IF(A1="","",A1) gives it, is a result.
  const places = [...(cells ?? [])].flatMap(([place, { type, value }]) => (type === "formula" && (value ?? null) === null ? [place] : []));
  if (places.length === 0) return null;
  return { count: places.length, columns: [...new Set(places.map((place) => Number(place.split(",")[1])))].sort((a, b) => a - b) };
}

function putCells(grid: CellGrid, row: number, cells: readonly CellValue[], columns: number): void {
  const width = Math.min(cells.length, columns);
  for (let at = 0; at < width; at += 1) {
    const cell = rawCell(cells[at] ?? null);
    if (cell !== null) grid.column(at).set(row, cell);
  }
  grid.endRow(row, width);
}

/** Columns whose numbers are all shown as percentages; years may head them. */
function listPercents(rows: Sheet["rows"], cells: Sheet["cells"]): Pick<RawSheet, "percent"> {
  const shares = new Map<number, number>();
  for (const [place, { value, style }] of cells ?? []) {
    const column = Number(place.split(",")[1]);
    if (typeof value === "number" && style?.numFmt?.includes("%") && chooseSection(parseFormat(style.numFmt), value)?.isPercent === true)
      shares.set(column, (shares.get(column) ?? 0) + 1);
  }
  if (shares.size === 0) return {};
  const isOther = (cell: CellValue | undefined): boolean => typeof cell === "number" && !/^(?:19|20)\d{2}$/.test(String(cell));
  return {
    percent: [...shares].filter(([column, count]) => rows.filter((row) => isOther(row[column])).length <= count).map(([column]) => column),
  };
}

/** The cells as their formats show them, and the units of columns whose numbers are all shown in one. */
function showCells(rows: Sheet["rows"], cells: Sheet["cells"]): Pick<RawSheet, "rows" | "units"> {
  const parsed = new Map<string, FormatSection[]>();
  const shown = rows.map((row, at) =>
    row.map((cell, column) => {
      const format = cells?.get(`${at},${column}`)?.style?.numFmt ?? "";
      return typeof cell === "number" && format !== "" && !PADDED.test(format) ? showNumber(cell, format, parsed) : rawCell(cell, format);
    }),
  );
  return settleShownUnits(shown);
}

/** Codes with zeros in front, 000000. */
const PADDED = /^0{2,18}$/;
const IS_DURATION = /\[[hms]+\]/i;
const SERIAL_0 = Date.UTC(1899, 11, 31);
const HOUR_MS = 3_600_000;
const HOURS_PER_DAY = 24;

/** A cell as its file shows it, by the format of its number where that is known. */
function rawCell(cell: CellValue, format = ""): RawCell {
  if (cell === null || cell === undefined) return null;
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : readDay(cell, format);
  if (typeof cell === "number" && PADDED.test(format) && Number.isSafeInteger(cell) && cell >= 0)
    return String(cell).padStart(format.length, "0");
  return typeof cell === "boolean" ? String(cell).toUpperCase() : cell;
}

/** A time of day, or hours that were worked, is no day of 1900. */
function readDay(date: Date, format: string): RawCell {
  const hours = (date.getTime() - SERIAL_0) / HOUR_MS;
  const isTime = hours >= 0 && (hours < HOURS_PER_DAY || (IS_DURATION.test(format) && hours < LEAP_DAY_1900 * HOURS_PER_DAY));
  if (!isTime) return monthShown(date, format) ?? { day: Math.floor(date.getTime() / DAY_MS) };
  const minutes = Math.round(hours * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Words, signs and languages of a format. */
const UNREAD_IN_FORMAT = /"[^"]*"|[\\!].|\[[^\]]{0,40}\]|;.*/gu;

/** The first of a month where no more than the month is shown, or no more than the year; a later day is kept. */
function monthShown(date: Date, format: string): string | null {
  const letters = format.length > FORMAT_MAX_CHARACTERS ? "" : format.replace(UNREAD_IN_FORMAT, "");
  if (date.getUTCDate() !== 1 || !/y/i.test(letters) || /[dhs]/i.test(letters)) return null;
  const year = date.getUTCFullYear();
  if (/m/i.test(letters)) return `${year}年${date.getUTCMonth() + 1}月`;
  return date.getUTCMonth() === 0 ? `${year}年` : null;
}

/** From here on spreadsheets count a day that there was not. */
const LEAP_DAY_1900 = 60;
