import { type Cell, type Column, cellAt, lengthOf, NO_DAY, type NumberColumn } from "../columns/index.ts";

export const TABLE_FILES = ["xlsx", "csv", "md"] as const;
export type TableFileKind = (typeof TABLE_FILES)[number];

const DAY_MS = 86_400_000;
/** What spreadsheet programs take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

/** A table as a file others can open. A text that begins like a formula stays a text: it has a ' before it in csv, and is one in xlsx. */
export async function writeTableFile(
  kind: TableFileKind,
  { columns, title }: { columns: readonly Column[]; title: string },
): Promise<Uint8Array> {
  if (kind === "xlsx") return workbookOf(columns, title);
  const rows = [columns.map(headingOf), ...rowsOf(columns)];
  return new TextEncoder().encode(kind === "csv" ? csvOf(rows) : markdownOf(rows));
}

const isPercent = (column: Column): boolean => column.type === "number" && column.unit === "%";

/** The name of a column with its unit, unless each cell has it. */
function headingOf(column: Column): string {
  const unit = column.type === "number" && !isPercent(column) ? column.unit : undefined;
  return unit === undefined || column.name.includes(unit) ? column.name : `${column.name}（${unit}）`;
}

function* rowsOf(columns: readonly Column[]): Generator<Cell[]> {
  const count = columns[0] === undefined ? 0 : lengthOf(columns[0]);
  for (let row = 0; row < count; row += 1)
    yield columns.map((column) => {
      const cell = cellAt(column, row);
      return isPercent(column) && typeof cell === "number" ? percent(cell) : cell;
    });
}

/** Shares have as many digits as they were read with: 0.825 is 82.5%. */
const percent = (share: number): string => `${Number((share * 100).toPrecision(12))}%`;

/** With a mark in front that says it is UTF-8: spreadsheet programs read it as something else without. */
function csvOf(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => row.map(csvCell).join(","));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function markdownOf(rows: readonly (readonly Cell[])[]): string {
  const [heading = [], ...body] = rows;
  const line = (cells: readonly Cell[]): string => `| ${cells.map(markdownCell).join(" | ")} |`;
  return `${[line(heading), `|${heading.map(() => " --- |").join("")}`, ...body.map(line)].join("\n")}\n`;
}

const markdownCell = (cell: Cell): string =>
  String(cell ?? "")
    .replace(/[\\|`*_[\]<]/gu, "\\$&")
    .replace(/(?<!\s)\s*[\r\n]\s*/gu, " ");

async function workbookOf(columns: readonly Column[], title: string): Promise<Uint8Array> {
  // It comes along when somebody wants a workbook.
  const { writeWorkbook } = await import("./write-workbook.ts");
  const count = columns[0] === undefined ? 0 : lengthOf(columns[0]);
  const rows = Array.from({ length: count }, (_, row) => columns.map((column) => workbookCell(column, row)));
  return writeWorkbook([{ name: title, rows: [columns.map(headingOf), ...rows], formats: columns.map(formatOf) }]);
}

/** Digits of a percentage where it is not known how many it has, and at most. */
const PERCENT_DIGITS = { unknown: 2, most: 6 } as const;

/** As many digits behind the point in every row: 0.##% shows 10.% where there are none. */
function percentFormat({ decimals }: NumberColumn): string {
  const digits = decimals === null ? PERCENT_DIGITS.unknown : Math.min(PERCENT_DIGITS.most, Math.max(0, decimals - 2));
  return digits === 0 ? "0%" : `0.${"0".repeat(digits)}%`;
}

const formatOf = (column: Column): string | null => {
  if (column.type === "number" && isPercent(column)) return percentFormat(column);
  return column.type === "date" && column.grain === "day" ? "yyyy-mm-dd" : null;
};

function workbookCell(column: Column, row: number): Cell | Date {
  const day = column.type === "date" && column.grain === "day" ? (column.days[row] ?? NO_DAY) : NO_DAY;
  return day === NO_DAY ? cellAt(column, row) : new Date(day * DAY_MS);
}
