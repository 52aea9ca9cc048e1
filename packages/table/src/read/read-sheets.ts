import type { SheetTable } from "../columns/index.ts";
import type { CellColumn } from "./cell-column.ts";
import type { UnitChoice } from "./column-unit.ts";
import type { TextEncoding } from "./decode-text.ts";
import { describeSheet, type SheetDescription } from "./describe-sheet.ts";
import type { TableChoices } from "./find-table.ts";
import { isBlank, type RawSheet } from "./raw-sheet.ts";
import type { ColumnKind } from "./read-column.ts";
import { CELL_MAX_UNITS, FILE_LIMITS, FileRefused, readFile } from "./read-file.ts";
import { readTable } from "./read-table.ts";
import type { DayOrder } from "./short-dates.ts";

/** What a person said of a sheet. `types`: what columns are, by their place from 0. `rows`: what is taken where there are more than a table may have. */
export type SheetChoices = Omit<TableChoices, "firstRows"> & {
  readonly types?: Readonly<Record<string, ColumnKind>> | undefined;
  /** What the dates of a column leave open, by its place from 0. */
  readonly dates?: Readonly<Record<string, DateChoice>> | undefined;
  /** What numbers of a column are multiples of where its cells contradict each other, by its place from 0. */
  readonly units?: Readonly<Record<string, UnitChoice>> | undefined;
  readonly rows?: RowsTaken | undefined;
};

/** The year of dates that name none; which of two numbers is the month. */
export type DateChoice = { readonly year?: number | undefined; readonly dayOrder?: DayOrder | undefined };

/** All of them, or the file is refused; or the first. */
export type RowsTaken = "all" | "first";

export type SheetsTask = {
  /** Of the one sheet of a text. */
  readonly name: string;
  readonly lang: "zh" | "en";
  readonly encoding?: TextEncoding | undefined;
  /** Of sheets of which nothing else is said. */
  readonly rows?: RowsTaken | undefined;
  /** By the sheet's id. */
  readonly sheets?: Readonly<Record<string, SheetChoices>> | undefined;
};

/** A sheet with what is told of it; its id is its table's. */
export type ReadSheet = { readonly table: SheetTable; readonly description: SheetDescription };

/** What a column is called that has no heading. */
export const NAMELESS = { zh: (column: number) => `列 ${column}`, en: (column: number) => `Column ${column}` } as const;

/** Reads all sheets of a file that have anything in them: "s1" is the first of the file. Throws FileRefused. */
export async function readSheets(
  bytes: Uint8Array,
  { name, lang, encoding, rows = "all", sheets = {} }: SheetsTask,
): Promise<{ sheets: ReadSheet[]; encoding: TextEncoding | null }> {
  const isCounted = rows === "first" || Object.values(sheets).some((choices) => choices.rows === "first");
  const file = await readFile(bytes, { name, encoding, isCounted });
  const filled = file.sheets.flatMap((sheet, n) => (hasCells(sheet) ? [{ sheet, id: `s${n + 1}` }] : []));
  if (filled.length === 0) throw new FileRefused("empty");
  return {
    encoding: file.encoding,
    sheets: filled.map(({ sheet, id }) => readSheet(sheet, { id, lang, choices: { rows, ...sheets[id] } })),
  };
}

const hasCells = (sheet: RawSheet): boolean =>
  sheet.grid === undefined
    ? sheet.rows.some((row) => row.some((cell) => !isBlank(cell)))
    : sheet.grid.columns.some((column) => !column.isEmpty());

function readSheet(sheet: RawSheet, { id, lang, choices }: { id: string; lang: "zh" | "en"; choices: SheetChoices }): ReadSheet {
  const { types = {}, dates = {}, units = {}, headerRows, totalRows, rows } = choices;
  const firstRows = rows === "first" ? FILE_LIMITS.rows : undefined;
  if (firstRows === undefined && sheet.more !== undefined) throw new FileRefused("tooManyRows");
  const columns = Array.from({ length: FILE_LIMITS.columns }, (_, n) => ({
    ...dates[n],
    ...(units[n] === undefined ? {} : { unit: units[n] }),
    ...(types[n] === undefined ? {} : { kind: types[n] }),
  }));
  const read = readTable(sheet, { id, nameless: NAMELESS[lang], headerRows, totalRows, firstRows, columns });
  if (read.table.rowCount > FILE_LIMITS.rows) throw new FileRefused("tooManyRows");
  if (read.table.columns.length > FILE_LIMITS.columns) throw new FileRefused("tooManyColumns");
  if (read.found.body.columns.some(hasLongCell)) throw new FileRefused("cellTooLong");
  return { table: read.table, description: describeSheet(sheet, read, lang) };
}

const hasLongCell = ({ entries }: CellColumn): boolean => entries.some((cell) => typeof cell === "string" && cell.length > CELL_MAX_UNITS);
