import { isMissing, readNumber } from "../cells/index.ts";
import type { ReadColumn } from "./build-columns.ts";
import type { CellColumn } from "./cell-column.ts";
import type { ColumnBody } from "./cell-grid.ts";

/** Share of the numbers that must have a unit for it to be the column's. */
const SAME_UNIT = 0.9;
export const ODD_ROWS_MAX = 20;
const PERCENT_DECIMALS = 2;

/** What a text in a column of numbers is. */
type Said = { readonly is: "missing"; readonly text: string } | { readonly is: "odd" } | ReadCell;
type ReadCell = { readonly is: "number"; readonly value: number; readonly decimals: number; readonly unit: string };

export function numberColumn(name: string, { cells, rows }: ColumnBody): ReadColumn {
  const values = new Float64Array(rows.length).fill(Number.NaN);
  const oddRows: number[] = [];
  const missing = new Map<string, number>();
  const units = new Map<string, number>();
  const said = new Map<number, Said>();
  let decimals = 0;
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? -1;
    const code = cells.codes[row] ?? 0;
    if (code === 0) continue;
    if (code < 0) {
      const value = cells.values[row] ?? 0;
      values[at] = value;
      if (!hasDecimals(value, decimals)) decimals = Math.max(decimals, decimalsOf(value));
      count += 1;
      continue;
    }
    let one = said.get(code);
    if (one === undefined) {
      one = sayOf(cells, code);
      said.set(code, one);
    }
    if (one.is === "missing") missing.set(one.text, (missing.get(one.text) ?? 0) + 1);
    else if (one.is === "odd") {
      if (oddRows.length < ODD_ROWS_MAX) oddRows.push(at);
    } else {
      values[at] = one.value;
      decimals = Math.max(decimals, one.decimals);
      count += 1;
      if (one.unit !== "") units.set(one.unit, (units.get(one.unit) ?? 0) + 1);
    }
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

function sayOf({ entries }: CellColumn, code: number): Said {
  const cell = entries[code];
  if (typeof cell !== "string") return { is: "odd" };
  if (isMissing(cell)) return { is: "missing", text: cell.trim() };
  const read = readNumber(cell);
  if (read === null) return { is: "odd" };
  const isPercent = read.unit === "%";
  const decimals = decimalsOf(read.value) + (isPercent ? PERCENT_DECIMALS : 0);
  return { is: "number", value: isPercent ? Number((read.value / 100).toFixed(decimals)) : read.value, decimals, unit: read.unit };
}

const DECIMALS_MAX = 12;

function decimalsOf(value: number): number {
  if (Number.isSafeInteger(value)) return 0;
  const text = String(value);
  if (text.includes("e")) return DECIMALS_MAX;
  return text.includes(".") ? Math.min(DECIMALS_MAX, text.length - text.indexOf(".") - 1) : 0;
}

/** Powers of ten a number is held against; from the next on it could be so small that it is written with an exponent. */
const POWERS = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];
/** Two numbers of so few digits are never the same. */
const EXACT_BELOW = 1e15;

/** Whether a number is surely one of so many digits after the point at most: told without writing it, which is ten times slower. */
function hasDecimals(value: number, decimals: number): boolean {
  const power = POWERS[decimals];
  if (power === undefined) return false;
  const whole = Math.round(value * power);
  return Math.abs(whole) < EXACT_BELOW && whole / power === value;
}
