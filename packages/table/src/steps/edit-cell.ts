import { isMissing, readInUnit } from "../cells/index.ts";
import { type Cell, type Column, NO_DAY, readPeriod } from "../columns/index.ts";
import { PlanError } from "../run/index.ts";

const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;

/** A column with another value in one row. Throws notANumber, notADate where the value is none of its kind. */
export function editCell(column: Column, row: number, value: Cell): Column {
  const text = typeof value === "string" ? value.trim() : value;
  const isEmpty = text === null || text === "";
  if (column.type === "text") return withText(column, row, isEmpty ? "" : String(text));
  if (column.type === "number") {
    const isNothing = isEmpty || (typeof text === "string" && isMissing(text));
    const read = typeof text === "string" && !isNothing ? readInUnit(text, column.unit) : Number(text ?? Number.NaN);
    if (read === null) throw new PlanError("notANumber", column.name, String(text));
    const number = isNothing ? Number.NaN : read;
    const values = column.values.with(row, number);
    const decimals = Number.isNaN(number) || column.decimals === null ? column.decimals : Math.max(column.decimals, decimalsOf(number));
    return { ...column, values, decimals };
  }
  const period = isEmpty ? null : readPeriod(String(text));
  if (period === null && !isEmpty) throw new PlanError("notADate", column.name, String(text));
  return { ...column, days: column.days.with(row, period?.from ?? NO_DAY) };
}

function withText(column: Extract<Column, { type: "text" }>, row: number, text: string): Column {
  const known = column.words.indexOf(text);
  const words = known === -1 ? [...column.words, text] : column.words;
  return { ...column, words, codes: column.codes.with(row, known === -1 ? column.words.length : known) };
}
