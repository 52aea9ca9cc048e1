import { isInexact, writeCell } from "./guess-kind.ts";
import type { RawSheet } from "./raw-sheet.ts";
import type { OpenUnit } from "./read-column.ts";
import type { ReadTable } from "./read-table.ts";
import { READING_WORDS, type ReadingWords } from "./reading-words.ts";
import { type DayOrder, isShortDate } from "./short-dates.ts";

/** One line about how a sheet was read. `at`: the row it is about, from 1; `col`: the column a question is about, from 0; `unit`: what its numbers may all be in; `rows`: the cells of that column that are unlike the others, or the rows of the table a question is about, from 1; `orders`: what dates like 3/4/25 may be, absent where their year has four digits; `read`: what the other cells of a column of texts are. */
export type ReadingNote = {
  code: ReadingNoteCode;
  text: string;
  at?: number;
  col?: number;
  unit?: string;
  rows?: number[];
  orders?: DayOrder[];
  read?: "number" | "date";
};
export const READING_NOTES = [
  "noHeader",
  "headerRows",
  "totalRow",
  "openTotal",
  "oddCells",
  "missing",
  "uncalculated",
  "openYear",
  "openOrder",
  "openUnit",
  "openUnits",
  "unreadCells",
  "cutDigits",
  "hidden",
  "leftOut",
  "remark",
] as const;
export type ReadingNoteCode = (typeof READING_NOTES)[number];

/** Rows named in one line, words of one column, and characters of a remark that is quoted. */
const NAMED_ROWS = 5;
const NAMED_WORDS = 5;
const NAMED_ODD_WORDS = 3;
const NAMED_COLUMNS = 5;
const REMARKS = { lines: 3, characters: 200 } as const;

/** What was guessed, counted as empty, or left out, in the order a person looks at it. */
export function readingNotes(
  { table, columns, found }: ReadTable,
  { lang, uncalculated, hidden }: { lang: "zh" | "en" } & Pick<RawSheet, "uncalculated" | "hidden">,
): ReadingNote[] {
  const words = READING_WORDS[lang];
  const notes: ReadingNote[] = [
    found.headerRows === 0 ? { code: "noHeader", text: words.noHeader } : { code: "headerRows", text: words.headerRows(found.headerRows) },
  ];
  if (found.leftOut > 0) notes.unshift({ code: "leftOut", text: words.leftOut(table.rowCount, found.leftOut) });
  const totals = table.totalRows.map((row) => row + 1);
  const [first] = totals;
  if (first !== undefined) {
    const text = totals.length === 1 ? words.totalRow(first) : words.totalRows(totals.slice(0, NAMED_ROWS), totals.length - NAMED_ROWS);
    notes.push({ code: "totalRow", text, at: first });
  }
  const openTotals = found.openTotals.map((row) => row + 1);
  if (openTotals.length > 0) {
    const text = words.openTotal(openTotals.slice(0, NAMED_ROWS), Math.max(0, openTotals.length - NAMED_ROWS));
    notes.push({ code: "openTotal", text, ...(openTotals[0] === undefined ? {} : { at: openTotals[0] }), rows: openTotals });
  }
  if (uncalculated !== undefined) {
    const letters = uncalculated.columns.map(columnLetters);
    const text = words.uncalculated(uncalculated.count, letters.slice(0, NAMED_COLUMNS), Math.max(0, letters.length - NAMED_COLUMNS));
    notes.push({ code: "uncalculated", text });
  }
  if (hidden !== undefined) notes.push({ code: "hidden", text: words.hidden(hidden.rows, hidden.columns) });
  const isTotal = new Set(table.totalRows);
  for (const [col, { column, kind, oddRows, missing, open, orders, unread }] of columns.entries()) {
    const rows = oddRows.filter((row) => !isTotal.has(row)).map((row) => row + 1);
    const [row] = rows;
    if (row !== undefined && (kind === "number" || kind === "date")) {
      const said = rows.map((place) => sayCell(found.body, col, place - 1));
      const cells = {
        kind: kind === "number" && said.every(isInexact) ? ("inexact" as const) : kind,
        words: [...new Set(said)].slice(0, NAMED_ODD_WORDS),
        rows: rows.slice(0, NAMED_ROWS),
        count: rows.length,
      };
      notes.push({ code: "oddCells", text: words.oddCells(column.name, cells), at: row });
    }
    for (const [word, count] of [...missing].slice(0, NAMED_WORDS))
      notes.push({ code: "missing", text: words.missing(column.name, word, count) });
    const cut = kind === "id" ? countCutNumbers(found.body, col) : 0;
    if (cut > 0) notes.push({ code: "cutDigits", text: words.cutDigits(column.name, cut) });
    if (open === "year") notes.push({ code: "openYear", text: words.openYear(column.name), col });
    if (open === "order" && orders === undefined) notes.push({ code: "openOrder", text: words.openOrder(column.name), col });
    if (open === "order" && orders !== undefined) {
      const text = words.openShortDates(column.name, findShortDate(found.body, col, column.name));
      notes.push({ code: "openOrder", text, col, orders: [...orders] });
    }
    if (typeof open === "object" && open !== null) notes.push(noteOpenUnit(column.name, { open, col, words }));
    const [first] = unread?.rows ?? [];
    if (unread !== undefined && first !== undefined) {
      const places = unread.rows.map((place) => place + 1);
      const text = words.unreadCells(column.name, { ...unread, rows: places.slice(0, NAMED_ROWS) });
      const read = unread.kind === "date" ? "date" : "number";
      notes.push({ code: "unreadCells", text, at: first + 1, col, rows: places, read });
    }
  }
  for (const remark of found.remarks.slice(0, REMARKS.lines)) notes.push({ code: "remark", text: remark.slice(0, REMARKS.characters) });
  return notes;
}

const sayCell = ({ columns, rows }: ReadTable["found"]["body"], col: number, row: number): string =>
  writeCell(columns[col]?.cellAt(rows[row] ?? -1) ?? null);

const findShortDate = ({ columns }: ReadTable["found"]["body"], col: number, name: string): string =>
  String(columns[col]?.entries.find((cell) => typeof cell === "string" && isShortDate(cell.normalize("NFKC").trim(), name)) ?? "").trim();

/** More digits than this a number of a spreadsheet does not have. */
const EXACT_DIGITS = 1e15;

/** 1.10101E+17, as a spreadsheet writes a long number into a text. */
const SHORTENED = /^\d(?:\.\d+)?E\+\d{2}$/i;

/** Cells of a column of ids that were numbers for some time, and lost digits by it. */
function countCutNumbers({ columns, rows }: ReadTable["found"]["body"], col: number): number {
  const { codes = [], values = [], entries = [] } = columns[col] ?? {};
  let count = 0;
  for (const row of rows) {
    const code = codes[row] ?? 0;
    if (code < 0 ? Math.abs(values[row] ?? 0) >= EXACT_DIGITS : SHORTENED.test(String(entries[code] ?? "").trim())) count += 1;
  }
  return count;
}

function noteOpenUnit(name: string, { open, col, words }: { open: OpenUnit; col: number; words: ReadingWords }): ReadingNote {
  const rows = open.rows.map((place) => place + 1);
  const place = { col, rows, ...(rows[0] === undefined ? {} : { at: rows[0] }) };
  if (open.into !== undefined) {
    const units = [...new Set([...open.units, open.into])];
    return { code: "openUnits", text: words.openConversion(name, units, open.into, open.hasBare === true), unit: open.into, ...place };
  }
  if (open.unit === null) return { code: "openUnits", text: words.openUnits(name, open.units), ...place };
  return {
    code: "openUnit",
    text: words.openUnit(name, open.unit, rows.slice(0, NAMED_ROWS), rows.length - NAMED_ROWS),
    unit: open.unit,
    ...place,
  };
}

const LETTERS = 26;

/** What a column is called in the file: 0 is A, 26 is AA. */
function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % LETTERS));
  return column < LETTERS ? letter : `${columnLetters(Math.floor(column / LETTERS) - 1)}${letter}`;
}
