import type { RawSheet } from "./raw-sheet.ts";
import type { OpenUnit, UnreadCells } from "./read-column.ts";
import type { ReadTable } from "./read-table.ts";
import { type DayOrder, isShortDate } from "./short-dates.ts";

/** One line about how a sheet was read. `at`: the row it is about, from 1; `col`: the column a question is about, from 0; `unit`: what its numbers may all be in; `rows`: the cells of that column that are unlike the others, or the rows of the table a question is about, from 1; `orders`: what dates like 3/4/25 may be, absent where their year has four digits. */
export type ReadingNote = {
  code: ReadingNoteCode;
  text: string;
  at?: number;
  col?: number;
  unit?: string;
  rows?: number[];
  orders?: DayOrder[];
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
const NAMED_COLUMNS = 5;
const REMARKS = { lines: 3, characters: 200 } as const;

type Words = {
  readonly noHeader: string;
  headerRows(count: number): string;
  totalRow(row: number): string;
  totalRows(rows: readonly number[], more: number): string;
  openTotal(rows: readonly number[], more: number): string;
  oddCells(column: string, kind: "number" | "date", rows: readonly number[], more: number): string;
  missing(column: string, word: string, count: number): string;
  uncalculated(count: number, columns: readonly string[], more: number): string;
  openYear(column: string): string;
  openOrder(column: string): string;
  openShortDates(column: string, date: string): string;
  openUnit(column: string, unit: string, rows: readonly number[], more: number): string;
  openUnits(column: string, units: readonly string[]): string;
  openConversion(column: string, units: readonly string[], into: string, hasBare: boolean): string;
  unreadCells(column: string, kind: UnreadCells["kind"], words: readonly string[], row: number): string;
  cutDigits(column: string, count: number): string;
  hidden(rows: number, columns: number): string;
  leftOut(rows: number, left: number): string;
};

const figure = (count: number): string => count.toLocaleString("en-US");

const WORDS: Readonly<Record<"zh" | "en", Words>> = {
  zh: {
    noHeader: "没有找到表头，列名是临时起的",
    headerRows: (count) => `前 ${count} 行当表头`,
    totalRow: (row) => `第 ${row} 行是合计，不计入`,
    totalRows: (rows, more) => `第 ${rows.join("、")}${more > 0 ? ` 等 ${rows.length + more}` : ""} 行是合计，不计入`,
    openTotal: (rows, more) =>
      `第 ${rows.join("、")}${more > 0 ? ` 等 ${rows.length + more}` : ""} 行的数正好是别的行加起来的，算进去就加了两遍。是合计吗？`,
    oddCells: (column, kind, rows, more) =>
      `“${column}”里第 ${rows.join("、")}${more > 0 ? " 等" : ""} 行不是${kind === "number" ? "数字" : "日期"}，按空算`,
    missing: (column, word, count) => `“${column}”里的“${word}”有 ${count} 格，按空算`,
    uncalculated: (count, columns, more) =>
      `${columns.join("、")}${more > 0 ? ` 等 ${columns.length + more}` : ""} 列有 ${figure(count)} 格公式没存结果；用 Excel 或 WPS 打开再存一次就有了`,
    openYear: (column) => `“${column}”的日期没有年份，先当文字`,
    openOrder: (column) => `“${column}”的日期分不清月和日，先当文字`,
    openShortDates: (column, date) => `“${column}”里的“${date}”像日期，分不清哪段是年、月、日，先当文字`,
    openUnit: (column, unit, rows, more) =>
      `“${column}”里有的数写了大小（比如万），有的没写（第 ${rows.join("、")}${more > 0 ? " 等" : ""} 行和别的不一样），先当文字。都按${unit}算吗？`,
    openUnits: (column, units) =>
      units.length === 1
        ? `“${column}”里有的数带 ${units[0]}，有的不带，先当文字`
        : `“${column}”里单位不一样（${units.join("、")}），加不到一起，先当文字`,
    openConversion: (column, units, into, hasBare) =>
      `“${column}”里单位不一样（${units.join("、")}），先当文字。都换成${into}吗？${hasBare ? `没写单位的按${into}算。` : ""}`,
    unreadCells: (column, kind, words, row) =>
      `“${column}”里的${words.map((word) => `“${word}”`).join("、")}（第 ${row} 行）${{ number: "不是数字", date: "不是日期", inexact: "不是确切的数" }[kind]}，这一列就当文字了`,
    cutDigits: (column, count) =>
      `“${column}”里有 ${figure(count)} 格长号码在表格里存成了数，末几位已经丢了或不准；先在原来的表里改成文本，填全了再导入`,
    hidden: (rows, columns) =>
      `原来的表里有 ${[...(rows > 0 ? [`${figure(rows)} 行`] : []), ...(columns > 0 ? [`${figure(columns)} 列`] : [])].join("、")}是隐藏的，也读进来了`,
    leftOut: (rows, left) => `只用了前 ${figure(rows)} 行，后面 ${figure(left)} 行没有用`,
  },
  en: {
    noHeader: "No headings were found, so the columns have been named for now",
    headerRows: (count) => (count === 1 ? "The first row is the heading" : `The first ${count} rows are the heading`),
    totalRow: (row) => `Row ${row} is a total and isn't counted`,
    totalRows: (rows, more) => `Rows ${rows.join(", ")}${more > 0 ? ` and ${more} more` : ""} are totals and aren't counted`,
    openTotal: (rows, more) =>
      rows.length === 1
        ? `The figures of row ${rows[0]} are the sums of other rows, and would be added up twice. Is it a total?`
        : `The figures of rows ${rows.join(", ")}${more > 0 ? ` and ${more} more` : ""} are the sums of other rows, and would be added up twice. Are they totals?`,
    oddCells: (column, kind, rows, more) =>
      `${column} has no ${kind === "number" ? "number" : "date"} in row ${rows.join(", ")}${more > 0 ? " and others" : ""}; those count as empty`,
    missing: (column, word, count) => `${word} stands in ${column} ${count === 1 ? "once" : `${count} times`} and counts as empty`,
    uncalculated: (count, columns, more) =>
      `${count === 1 ? "A formula" : `${figure(count)} formulas`} in column${columns.length + more === 1 ? "" : "s"} ${columns.join(", ")}${more > 0 ? ` and ${more} more` : ""} ${count === 1 ? "has" : "have"} no stored result; open the file in Excel and save it to fix that`,
    openYear: (column) => `The dates in ${column} have no year, so they are text for now`,
    openOrder: (column) => `Month and day can't be told apart in ${column}, so its dates are text for now`,
    openShortDates: (column, date) =>
      `${date} in ${column} looks like a date, but its year, month and day can't be told apart, so it is text for now`,
    openUnit: (column, unit, rows, more) =>
      `Some cells of ${column} say their size (such as 万) and others don't (row ${rows.join(", ")}${more > 0 ? " and others" : ""} differ), so it is text for now. Are all in ${unit}?`,
    openUnits: (column, units) =>
      units.length === 1
        ? `Some numbers in ${column} have ${units[0]} and others don't, so it is text for now`
        : `The units in ${column} differ (${units.join(", ")}) and can't be added up, so it is text for now`,
    openConversion: (column, units, into, hasBare) =>
      `The units in ${column} differ (${units.join(", ")}), so it is text for now. Convert all to ${into}?${hasBare ? ` Those without a unit count as ${into}.` : ""}`,
    unreadCells: (column, kind, words, row) =>
      `${words.join(", ")} in ${column} (row ${row}) is ${{ number: "no number", date: "no date", inexact: "no exact number" }[kind]}, so the column is text`,
    cutDigits: (column, count) =>
      `${count === 1 ? "A long number" : `${figure(count)} long numbers`} in ${column} ${count === 1 ? "was" : "were"} stored as a quantity, so the last digits are lost or wrong; make the column text in the original, fill it in again and import it anew`,
    hidden: (rows, columns) =>
      `The original hides ${[...(rows > 0 ? [`${figure(rows)} row${rows === 1 ? "" : "s"}`] : []), ...(columns > 0 ? [`${figure(columns)} column${columns === 1 ? "" : "s"}`] : [])].join(" and ")}; ${rows + columns === 1 ? "it has" : "they have"} been read too`,
    leftOut: (rows, left) => `Only the first ${figure(rows)} rows are used; ${figure(left)} after them ${left === 1 ? "isn't" : "aren't"}`,
  },
};

/** What was guessed, counted as empty, or left out, in the order a person looks at it. */
export function readingNotes(
  { table, columns, found }: ReadTable,
  { lang, uncalculated, hidden }: { lang: "zh" | "en" } & Pick<RawSheet, "uncalculated" | "hidden">,
): ReadingNote[] {
  const words = WORDS[lang];
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
      const text = words.oddCells(column.name, kind, rows.slice(0, NAMED_ROWS), rows.length - NAMED_ROWS);
      notes.push({ code: "oddCells", text, at: row });
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
      const text = words.unreadCells(column.name, unread.kind, unread.words, first + 1);
      notes.push({ code: "unreadCells", text, at: first + 1, col, rows: unread.rows.map((place) => place + 1) });
    }
  }
  for (const remark of found.remarks.slice(0, REMARKS.lines)) notes.push({ code: "remark", text: remark.slice(0, REMARKS.characters) });
  return notes;
}

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

function noteOpenUnit(name: string, { open, col, words }: { open: OpenUnit; col: number; words: Words }): ReadingNote {
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
