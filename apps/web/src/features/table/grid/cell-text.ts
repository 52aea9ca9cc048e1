import type { AnswerColumn } from "@tangleaf/table/answer-schema";
import { type Cell, type Column, cellAt } from "@tangleaf/table/columns";
import { variant } from "#lib/variant.ts";

/** Digits of a figure that was divided: two behind the point, three that say something where it is small. */
const DECIMALS_UNKNOWN = 2;
const SMALL_DIGITS = 3;
const PERCENT_DECIMALS = 2;
const LOCALE = variant === "zh" ? "zh-CN" : "en-US";
const formats = new Map<number, Intl.NumberFormat>();

const small = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: SMALL_DIGITS });

function format(decimals: number): Intl.NumberFormat {
  let found = formats.get(decimals);
  if (found === undefined) {
    found = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: decimals });
    formats.set(decimals, found);
  }
  return found;
}

type Printed = Pick<AnswerColumn, "type" | "unit" | "decimals">;

/** A cell as it is printed: a number with its own digits, shares as percentages; its unit stands in the heading. */
export function printCell(cell: Cell, { type, unit, decimals }: Printed): string {
  if (cell === null) return "";
  if (type !== "number" || typeof cell !== "number") return String(cell);
  if (decimals == null && unit !== "%" && cell !== 0 && Math.abs(cell) < 1) return small.format(cell);
  const digits = decimals ?? DECIMALS_UNKNOWN + (unit === "%" ? PERCENT_DECIMALS : 0);
  if (unit === "%") return `${format(Math.max(0, digits - PERCENT_DECIMALS)).format(cell * 100)}%`;
  return format(digits).format(cell);
}

/** What stands in a row of a column. */
export const textAt = (column: Column, row: number): string => printCell(cellAt(column, row), column);

/** A cell as it is typed: no thousands marks, percentages as they are read. */
export function editedText(column: Column, row: number): string {
  const cell = cellAt(column, row);
  if (cell === null) return "";
  return column.type === "number" && column.unit === "%" ? textAt(column, row) : String(cell);
}
