import { type Cell, type Column, cellAt, lengthOf } from "@tangleaf/table/columns";

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Columns as a csv that is read back as the same table: percentages with their mark, units behind their numbers. */
export function sheetCsv(columns: readonly Column[]): string {
  const lines = [columns.map(({ name }) => quoted(name)).join(",")];
  const count = columns[0] === undefined ? 0 : lengthOf(columns[0]);
  for (let row = 0; row < count; row += 1) lines.push(columns.map((column) => quoted(written(column, cellAt(column, row)))).join(","));
  return `${lines.join("\r\n")}\r\n`;
}

const PERCENT_DECIMALS = 10;

function written(column: Column, cell: Cell): string {
  if (cell === null) return "";
  if (column.type !== "number" || typeof cell !== "number" || column.unit === undefined) return String(cell);
  return column.unit === "%" ? `${Number((cell * 100).toFixed(PERCENT_DECIMALS))}%` : `${cell}${column.unit}`;
}
