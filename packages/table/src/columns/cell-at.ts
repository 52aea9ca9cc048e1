import { roundTo } from "./add-up.ts";
import { periodName } from "./calendar.ts";
import { type Cell, type Column, isEmptyAt } from "./column.ts";

/** Ends of ranges are sums of floating numbers. */
const BIN_DECIMALS = 9;

/** What stands in a row of a column, as it is sent: dates as text, empty as null. */
export function cellAt(column: Column, row: number): Cell {
  if (isEmptyAt(column, row)) return null;
  if (column.type === "text") return column.words[column.codes[row] ?? 0] ?? null;
  if (column.type === "number") {
    const value = column.values[row] ?? 0;
    return column.bin === undefined ? value : `${value}–${roundTo(value + column.bin, BIN_DECIMALS)}`;
  }
  return periodName(column.days[row] ?? 0, column.grain);
}
