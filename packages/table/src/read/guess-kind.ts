import { ID_NAME, ID_TEXT, isMissing, readNumber, readQuantity, WHOLE_YEAR, YEAR_NAME } from "../cells/index.ts";
import { isFileNumber } from "./cell-column.ts";
import type { ColumnBody } from "./cell-grid.ts";
import { isOutline } from "./outline-numbers.ts";
import type { RawCell } from "./raw-cell.ts";
import { writeDay } from "./raw-sheet.ts";
import type { ColumnChoices, ColumnKind, ReadColumn, UnreadCells, ValuedCells } from "./read-column.ts";
import { dayOrderOf, isOpenDate, readDate } from "./read-date.ts";
import { type DayOrder, listShortOrders, settleShortOrder } from "./short-dates.ts";

/** Share of the filled cells that must be numbers, or dates, for a column to be one of them. */
const SAME_TYPE = 0.95;
type Reading = { year?: number; dayOrder?: DayOrder };
type Cell = ValuedCells["entries"][number]["cell"];

/** What a column is, by its name and its cells. */
export function guessKind(name: string, valued: ValuedCells, choices: ColumnChoices): ColumnKind {
  const { numbers, count } = valued;
  if (count === 0) return "text";
  if (ID_NAME.test(name)) return "id";
  const reading = readingOf(valued, choices);
  if (mostAre(valued, (cell) => typeof cell === "object" || readDate(cell, reading) !== null, 0)) return "date";
  const isYear = (cell: Cell) => typeof cell === "string" && WHOLE_YEAR.test(cell.trim());
  if (YEAR_NAME.test(name) && mostAre(valued, isYear, countNumbers(valued, YEAR_OR_MONTH))) return "text";
  const isId = (cell: Cell) => typeof cell === "string" && ID_TEXT.test(cell.trim());
  if (mostAre(valued, isId, numbers.file === 0 ? 0 : countNumbers(valued, LONG_NUMBER))) return "id";
  if (isOutline(valued.body)) return "id";
  const isNumber = (cell: Cell) => typeof cell === "string" && readNumber(cell) !== null;
  return mostAre(valued, isNumber, numbers.file + numbers.plain) ? "number" : "text";
}

/** Whether nearly all cells pass, of which so many are numbers that do: the first ones that do not are enough to know that they are too many. */
function mostAre({ entries, numbers, count }: ValuedCells, test: (cell: Cell) => boolean, passingNumbers: number): boolean {
  let passed = count - (numbers.file + numbers.plain - passingNumbers);
  if (passed / count < SAME_TYPE) return false;
  for (const entry of entries) {
    if (test(entry.cell)) continue;
    passed -= entry.count;
    if (passed / count < SAME_TYPE) return false;
  }
  return true;
}

/** Share of the filled cells that make a column nearly one of numbers or dates; where more than a few different others stand in it, MOSTLY. */
const NEARLY = 0.5;
const MOSTLY = 0.8;
const UNREAD_WORDS_MAX = 3;

/** Cells that are no number, or no date, where most others are, and numbers that are not exact; undefined where the column is simply one of texts. */
export function findUnread(valued: ValuedCells, choices: ColumnChoices): UnreadCells | undefined {
  const { entries, numbers, count } = valued;
  const reading = readingOf(valued, choices);
  const isNumber = (cell: RawCell) => typeof cell === "number" || (typeof cell === "string" && readNumber(cell) !== null);
  const isDate = (cell: RawCell) =>
    typeof cell !== "number" && cell !== null && (typeof cell === "object" || readDate(cell, reading) !== null);
  const plain = numbers.file + numbers.plain;
  if (mostAre(valued, (cell) => isNumber(cell) || isInexact(cell), plain) && entries.some(({ cell }) => isInexact(cell)))
    return { kind: "inexact", ...listOthers(valued.body, isNumber) };
  for (const [kind, isOne] of [
    ["number", isNumber],
    ["date", isDate],
  ] as const) {
    const others = entries.filter(({ cell }) => !isOne(cell));
    const odd = others.reduce((sum, { count: times }) => sum + times, kind === "number" ? 0 : plain);
    const share = 1 - odd / count;
    if (odd === 0 || share < NEARLY) continue;
    const strange = kind === "number" ? others.filter(({ cell }) => !isInexact(cell)) : others;
    if (strange.length <= UNREAD_WORDS_MAX || share >= MOSTLY) return { kind, ...listOthers(valued.body, isOne) };
  }
  return undefined;
}

/** Whether a cell is a number that is not exact: 约300. */
export const isInexact = (cell: RawCell): boolean => typeof cell === "string" && (readQuantity(cell)?.is ?? "range") !== "range";

/** The first cells that say something else than the others: their rows, and their different words. */
function listOthers({ cells, rows }: ColumnBody, isOne: (cell: RawCell) => boolean): Omit<UnreadCells, "kind"> {
  const isOther = (cell: RawCell) => cell !== null && !(typeof cell === "string" && isMissing(cell)) && !isOne(cell);
  const others = [...rows.keys()].filter((at) => isOther(cells.cellAt(rows[at] ?? -1)));
  const words = new Set(others.map((at) => writeCell(cells.cellAt(rows[at] ?? -1))));
  return { rows: others.slice(0, UNREAD_ROWS_MAX), words: [...words].slice(0, UNREAD_WORDS_MAX), count: others.length };
}
const UNREAD_ROWS_MAX = 20;
export const writeCell = (cell: RawCell): string =>
  typeof cell === "object" ? (cell === null ? "" : writeDay(cell.day)) : String(cell).trim();

/** 2025.1 may be January or October: nobody knows once it is a number. */
const YEAR_OR_MONTH = /^(?:19|20)\d{2}(?:\.\d{1,2})?$/u;

/** Nobody counts so far; an identity card or an account has as many digits. */
const LONG_NUMBER = /^\d{15,19}$/u;

/** Numbers of the file that look like years or ids; a text that could be one is no plain number. */
function countNumbers({ body: { cells, rows } }: ValuedCells, pattern: RegExp): number {
  let count = 0;
  for (const row of rows) if (isFileNumber(cells.codes[row] ?? 0) && pattern.test(String(cells.values[row]))) count += 1;
  return count;
}

/** How the dates of a column are read. No plain number says anything of it. */
export function readingOf(valued: ValuedCells, { year, dayOrder }: ColumnChoices): Reading {
  const order = dayOrder ?? dayOrderOf(listTexts(valued));
  return { ...(year == null ? {} : { year }), ...(order === null ? {} : { dayOrder: order }) };
}

/** What was said of a column, with the order of dates like 3/4/25 where the column and its heading settle it. */
export function settleDates(name: string, valued: ValuedCells, choices: ColumnChoices): ColumnChoices {
  if (choices.dayOrder !== undefined) return choices;
  const dayOrder = settleShortOrder(listTexts(valued), name);
  return dayOrder === undefined ? choices : { ...choices, dayOrder };
}

const listTexts = ({ entries }: ValuedCells): string[] => entries.flatMap(({ cell }) => (typeof cell === "string" ? [cell] : []));

/** What a column leaves open whose cells are nearly all dates but for that; with the orders dates like 3/4/25 may have. */
export function findOpen(name: string, valued: ValuedCells, choices: ColumnChoices): Pick<ReadColumn, "open" | "orders"> {
  if (valued.count === 0) return { open: null };
  const reading = readingOf(valued, choices);
  const isRead = (cell: Cell) => typeof cell === "object" || readDate(cell, reading) !== null;
  const openness = (cell: Cell) => (typeof cell === "string" && !isRead(cell) ? isOpenDate(cell, name) : null);
  const [open] = valued.entries.flatMap(({ cell }) => openness(cell) ?? []);
  if (open === undefined || !mostAre(valued, (cell) => isRead(cell) || openness(cell) !== null, 0)) return { open: null };
  const orders = open === "order" ? listShortOrders(listTexts(valued), name) : null;
  return orders === null ? { open } : { open, orders };
}
