import { isMissing, readNumber } from "../cells/index.ts";
import { type Column, type DateGrain, NO_DAY, textColumn } from "../columns/index.ts";
import type { RawCell } from "./raw-sheet.ts";
import { type CellDate, type DayOrder, dayOrderOf, isOpenDate, readDate } from "./read-date.ts";

/** What a column is taken for: an id is a text nobody adds up. */
export type ColumnKind = "text" | "id" | "number" | "date";

/** A column that was read, with what has to be said of it. */
export type ReadColumn = {
  readonly column: Column;
  readonly kind: ColumnKind;
  /** Cells that say something, but no number or date like the others: from 0, at most a few. */
  readonly oddRows: readonly number[];
  /** Words that stand where a value is missing, and how often: 缺考. */
  readonly missing: ReadonlyMap<string, number>;
  /** What its dates leave open. */
  readonly open: "year" | "order" | null;
};

export type ColumnChoices = {
  /** The type a person chose; absent: guessed. */
  readonly kind?: ColumnKind | undefined;
  /** Year of dates that name none. */
  readonly year?: number | null | undefined;
  readonly dayOrder?: DayOrder | undefined;
};

/** Share of the filled cells that must be numbers, or dates, for a column to be one of them. */
const SAME_TYPE = 0.95;
/** Share of the numbers that must have a unit for it to be the column's. */
const SAME_UNIT = 0.9;
const ODD_ROWS_MAX = 20;
const PERCENT_DECIMALS = 2;
/** Names of columns whose numbers are names of things. */
const ID_NAME =
  /(?:编号|序号|单号|号码|学号|工号|房号|房间号|门牌号|座号|座位号|桌号|床号|楼号|订单号|身份证|手机|电话|卡号|邮编|代码|编码|账号|(?:^|[\s_-])(?:id|no|code|phone|zip)\.?$)/iu;
/** Numbers that are names of something: phones, identity cards, cards, leading zeros. */
const ID_TEXT = /^(?:0\d+|1[3-9]\d{9}|\d{15,19}[\dXx]?|[A-Za-z]{1,6}[-_]?\d{2,})$/u;
const WHOLE_YEAR = /^(?:19|20)\d{2}$/u;
const YEAR_NAME = /年|year/iu;

const textOf = (cell: RawCell): string => (typeof cell === "string" ? cell.trim() : typeof cell === "number" ? String(cell) : "");

/** Makes a column of cells: numbers and dates where nearly all of them are, else texts. */
export function buildColumn(name: string, cells: readonly RawCell[], choices: ColumnChoices = {}): ReadColumn {
  const filled = cells.filter((cell) => cell !== null && textOf(cell) + (typeof cell === "object" ? "d" : "") !== "");
  const valued = filled.filter((cell) => typeof cell !== "string" || !isMissing(cell));
  const kind = choices.kind ?? guessKind(name, valued, choices);
  if (kind === "number") return numberColumn(name, cells);
  if (kind === "date") return dateColumn(name, cells, valued, choices);
  return {
    column: textColumn(
      name,
      cells.map((cell) => (typeof cell === "object" && cell !== null ? isoDay(cell.day) : textOf(cell))),
    ),
    kind,
    oddRows: [],
    missing: new Map(),
    open: openOf(valued, choices),
  };
}

const isoDay = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

function guessKind(name: string, valued: readonly RawCell[], choices: ColumnChoices): ColumnKind {
  if (valued.length === 0) return "text";
  if (ID_NAME.test(name)) return "id";
  const are = (test: (cell: RawCell) => boolean) => mostAre(valued, test);
  const reading = readingOf(valued, choices);
  if (are((cell) => (typeof cell === "object" && cell !== null) || (typeof cell === "string" && readDate(cell, reading) !== null)))
    return "date";
  if (YEAR_NAME.test(name) && are((cell) => WHOLE_YEAR.test(textOf(cell)))) return "text";
  const isNumber = (cell: RawCell) => typeof cell === "number" || (typeof cell === "string" && readNumber(cell) !== null);
  if (are((cell) => typeof cell === "string" && ID_TEXT.test(cell.trim()))) return "id";
  return are(isNumber) ? "number" : "text";
}

/** Whether nearly all cells pass: the first ones that do not are enough to know that they are too many. */
function mostAre(cells: readonly RawCell[], test: (cell: RawCell) => boolean): boolean {
  let passed = cells.length;
  for (const cell of cells) {
    if (test(cell)) continue;
    passed -= 1;
    if (passed / cells.length < SAME_TYPE) return false;
  }
  return true;
}

function readingOf(valued: readonly RawCell[], { year, dayOrder }: ColumnChoices): { year?: number; dayOrder?: DayOrder } {
  const order = dayOrder ?? dayOrderOf(valued.filter((cell) => typeof cell === "string"));
  return { ...(year == null ? {} : { year }), ...(order === null ? {} : { dayOrder: order }) };
}

function openOf(valued: readonly RawCell[], choices: ColumnChoices): ReadColumn["open"] {
  if (valued.length === 0) return null;
  const reading = readingOf(valued, choices);
  const open = valued.map((cell) => (typeof cell === "string" && readDate(cell, reading) === null ? isOpenDate(cell) : null));
  return open.filter((one) => one !== null).length / valued.length >= SAME_TYPE ? (open.find((one) => one !== null) ?? null) : null;
}

function numberColumn(name: string, cells: readonly RawCell[]): ReadColumn {
  const values = new Float64Array(cells.length).fill(Number.NaN);
  const oddRows: number[] = [];
  const missing = new Map<string, number>();
  const units = new Map<string, number>();
  let decimals = 0;
  let count = 0;
  for (const [row, cell] of cells.entries()) {
    const text = textOf(cell);
    if (cell === null || (text === "" && typeof cell !== "object")) continue;
    if (typeof cell === "string" && isMissing(cell)) {
      missing.set(text, (missing.get(text) ?? 0) + 1);
      continue;
    }
    const read = typeof cell === "number" ? { value: cell, unit: "" } : typeof cell === "string" ? readNumber(cell) : null;
    if (read === null) {
      if (oddRows.length < ODD_ROWS_MAX) oddRows.push(row);
      continue;
    }
    const isPercent = read.unit === "%";
    const digits = decimalsOf(read.value) + (isPercent ? PERCENT_DECIMALS : 0);
    values[row] = isPercent ? Number((read.value / 100).toFixed(digits)) : read.value;
    decimals = Math.max(decimals, digits);
    count += 1;
    if (read.unit !== "") units.set(read.unit, (units.get(read.unit) ?? 0) + 1);
  }
  const [unit] = [...units].filter(([, times]) => times >= count * SAME_UNIT).map(([one]) => one);
  return {
    column: { type: "number", name, values, decimals, unit, emptyWords: [...missing.keys()] },
    kind: "number",
    oddRows,
    missing,
    open: null,
  };
}

const DECIMALS_MAX = 12;

function decimalsOf(value: number): number {
  if (Number.isSafeInteger(value)) return 0;
  const text = String(value);
  if (text.includes("e")) return DECIMALS_MAX;
  return text.includes(".") ? Math.min(DECIMALS_MAX, text.length - text.indexOf(".") - 1) : 0;
}

const EXACT: readonly DateGrain[] = ["year", "quarter", "month", "day"];

function dateColumn(name: string, cells: readonly RawCell[], valued: readonly RawCell[], choices: ColumnChoices): ReadColumn {
  const reading = readingOf(valued, choices);
  const days = new Int32Array(cells.length).fill(NO_DAY);
  const oddRows: number[] = [];
  const missing = new Map<string, number>();
  let grain: DateGrain = "year";
  for (const [row, cell] of cells.entries()) {
    const text = textOf(cell);
    if (cell === null || (text === "" && typeof cell !== "object")) continue;
    if (typeof cell === "string" && isMissing(cell)) {
      missing.set(text, (missing.get(text) ?? 0) + 1);
      continue;
    }
    const date: CellDate | null = typeof cell === "object" ? { day: cell.day, grain: "day" } : readDate(text, reading);
    if (date === null) {
      if (oddRows.length < ODD_ROWS_MAX) oddRows.push(row);
      continue;
    }
    days[row] = date.day;
    if (EXACT.indexOf(date.grain) > EXACT.indexOf(grain)) grain = date.grain;
  }
  return { column: { type: "date", name, days, grain }, kind: "date", oddRows, missing, open: null };
}
