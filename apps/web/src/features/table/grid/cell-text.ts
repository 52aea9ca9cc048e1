import type { AnswerColumn } from "@tangleaf/table/answer-schema";
import { type Cell, type Column, cellAt } from "@tangleaf/table/columns";
import { variant } from "#lib/variant.ts";

/** Digits of a figure that was divided: two behind the point, three that say something where it is small. */
const DECIMALS_UNKNOWN = 2;
const SMALL_DIGITS = 3;
const PERCENT_DECIMALS = 2;
const LOCALE = variant === "zh" ? "zh-CN" : "en-US";
/** Up to so many digits behind the point are all written, so that the points of a column stand below each other. */
const WRITTEN_OUT = 2;
const formats = new Map<string, Intl.NumberFormat>();

const small = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: SMALL_DIGITS });

function format(decimals: number, isKnown: boolean): Intl.NumberFormat {
  const least = isKnown && decimals <= WRITTEN_OUT ? decimals : 0;
  const key = `${least} ${decimals}`;
  let found = formats.get(key);
  if (found === undefined) {
    found = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: least, maximumFractionDigits: decimals });
    formats.set(key, found);
  }
  return found;
}

type Printed = Pick<AnswerColumn, "type" | "unit" | "decimals">;

/** A cell as it is printed: a number with the digits of its column, shares as percentages; its unit stands in the heading. */
export function printCell(cell: Cell, { type, unit, decimals }: Printed): string {
  if (cell === null) return "";
  if (type !== "number" || typeof cell !== "number") return String(cell);
  if (decimals == null && unit !== "%" && cell !== 0 && Math.abs(cell) < 1) return small.format(cell);
  const digits = decimals ?? DECIMALS_UNKNOWN + (unit === "%" ? PERCENT_DECIMALS : 0);
  const isKnown = decimals != null;
  if (unit === "%") return `${format(Math.max(0, digits - PERCENT_DECIMALS), isKnown).format(cell * 100)}%`;
  return format(digits, isKnown).format(cell);
}

/** What stands in a row of a column. */
export const textAt = (column: Column, row: number): string => printCell(cellAt(column, row), column);

/** A cell as it is typed: no thousands marks, percentages as they are read. */
export function editedText(column: Column, row: number): string {
  const cell = cellAt(column, row);
  if (cell === null) return "";
  return column.type === "number" && column.unit === "%" ? textAt(column, row) : String(cell);
}
