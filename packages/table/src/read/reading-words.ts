import type { UnreadCells } from "./read-column.ts";

/** Cells unlike the others of their column: their words, and their rows, from 1. */
type NamedCells = Pick<UnreadCells, "kind" | "words"> & { readonly rows: readonly number[]; readonly count: number };

/** What is said of how a sheet was read. */
export type ReadingWords = {
  readonly noHeader: string;
  headerRows(count: number): string;
  totalRow(row: number): string;
  totalRows(rows: readonly number[], more: number): string;
  openTotal(rows: readonly number[], more: number): string;
  oddCells(column: string, cells: NamedCells): string;
  missing(column: string, word: string, count: number): string;
  uncalculated(count: number, columns: readonly string[], more: number): string;
  openYear(column: string): string;
  openOrder(column: string): string;
  openShortDates(column: string, date: string): string;
  openUnit(column: string, unit: string, rows: readonly number[], more: number): string;
  openUnits(column: string, units: readonly string[]): string;
  openConversion(column: string, units: readonly string[], into: string, hasBare: boolean): string;
  unreadCells(column: string, cells: NamedCells): string;
  cutDigits(column: string, count: number): string;
  hidden(rows: number, columns: number): string;
  leftOut(rows: number, left: number): string;
};

const figure = (count: number): string => count.toLocaleString("en-US");

const nameCells = {
  zh: ({ kind, words, rows, count }: NamedCells): string =>
    `${words.map((word) => `“${word}”`).join("、")}（第 ${rows.join("、")}${count > rows.length ? ` 等 ${count}` : ""} 行）${{ number: "不是数字", date: "不是日期", inexact: "不是确切的数" }[kind]}`,
  en: (column: string, { kind, words, rows, count }: NamedCells): string => {
    const verb = words.length === 1 ? "is" : "are";
    const more = count > rows.length ? ` and ${count - rows.length} more` : "";
    const place = `${rows.length === 1 ? "row" : "rows"} ${rows.join(", ")}${more}`;
    return `${words.join(", ")} in ${column} (${place}) ${verb} ${{ number: "no number", date: "no date", inexact: "no exact number" }[kind]}`;
  },
};

export const READING_WORDS: Readonly<Record<"zh" | "en", ReadingWords>> = {
  zh: {
    noHeader: "没有找到表头，列名是临时起的",
    headerRows: (count) => `前 ${count} 行当表头`,
    totalRow: (row) => `第 ${row} 行是合计，不计入`,
    totalRows: (rows, more) => `第 ${rows.join("、")}${more > 0 ? ` 等 ${rows.length + more}` : ""} 行是合计，不计入`,
    openTotal: (rows, more) =>
      `第 ${rows.join("、")}${more > 0 ? ` 等 ${rows.length + more}` : ""} 行的数正好是别的行加起来的，算进去就加了两遍。是合计吗？`,
    oddCells: (column, cells) => `“${column}”里的${nameCells.zh(cells)}，按空算`,
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
    unreadCells: (column, cells) => `“${column}”里的${nameCells.zh(cells)}，这一列就当文字了`,
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
    oddCells: (column, cells) => `${nameCells.en(column, cells)}, and ${cells.count === 1 ? "counts" : "those count"} as empty`,
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
    unreadCells: (column, cells) => `${nameCells.en(column, cells)}, so the column is text`,
    cutDigits: (column, count) =>
      `${count === 1 ? "A long number" : `${figure(count)} long numbers`} in ${column} ${count === 1 ? "was" : "were"} stored as a quantity, so the last digits are lost or wrong; make the column text in the original, fill it in again and import it anew`,
    hidden: (rows, columns) =>
      `The original hides ${[...(rows > 0 ? [`${figure(rows)} row${rows === 1 ? "" : "s"}`] : []), ...(columns > 0 ? [`${figure(columns)} column${columns === 1 ? "" : "s"}`] : [])].join(" and ")}; ${rows + columns === 1 ? "it has" : "they have"} been read too`,
    leftOut: (rows, left) => `Only the first ${figure(rows)} rows are used; ${figure(left)} after them ${left === 1 ? "isn't" : "aren't"}`,
  },
};
