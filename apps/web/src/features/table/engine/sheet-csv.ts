import { type Cell, type Column, cellAt } from "@tangleaf/table/columns";

type Table = { readonly columns: readonly Column[]; readonly rowCount: number };

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table as a csv that is read back as the same table: percentages with their mark, units behind their numbers. */
export function sheetCsv({ columns, rowCount }: Table, labelOf: (name: string) => string): string {
  const lines = [columns.map(({ name }) => quoted(labelOf(name))).join(",")];
  for (let row = 0; row < rowCount; row += 1) lines.push(columns.map((column) => quoted(written(column, cellAt(column, row)))).join(","));
  return `${lines.join("\r\n")}\r\n`;
}

const PERCENT_DECIMALS = 10;

function written(column: Column, cell: Cell): string {
  if (cell === null) return "";
  if (column.type !== "number" || typeof cell !== "number" || column.unit === undefined) return String(cell);
  return column.unit === "%" ? `${Number((cell * 100).toFixed(PERCENT_DECIMALS))}%` : `${cell}${column.unit}`;
}
