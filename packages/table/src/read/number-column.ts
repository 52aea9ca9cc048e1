import { convertUnit, isMissing, readScaledNumber } from "../cells/index.ts";
import type { CellColumn } from "./cell-column.ts";
import type { ColumnBody } from "./cell-grid.ts";
import { type NamedUnits, type SizedNumber, settleUnit, type UnitChoice } from "./column-unit.ts";
import type { OpenUnit, ReadColumn } from "./read-column.ts";

export const ODD_ROWS_MAX = 20;
const PERCENT_DECIMALS = 2;

/** What a text in a column of numbers is. */
type Said = { readonly is: "missing"; readonly text: string } | { readonly is: "odd" } | ReadCell;
type ReadCell = { readonly is: "number"; readonly value: number; readonly decimals: number; readonly unit: string; readonly power: number };

/** How the numbers of a column are read. `declared`, `headed`: units that are named, else empty; `unit`: "number" where a person said no more than that. */
export type NumberReading = Partial<NamedUnits> & { readonly unit?: UnitChoice | "number" | undefined };

/** `open`: where it is not known what its numbers are multiples of, that unit; its cells are texts until somebody says. */
export function numberColumn(
  name: string,
  body: ColumnBody,
  { declared = "", headed = "", unit: choice }: NumberReading = {},
): ReadColumn | { readonly open: OpenUnit } {
  const { cells, rows } = body;
  const values = new Float64Array(rows.length).fill(Number.NaN);
  const oddRows: number[] = [];
  const missing = new Map<string, number>();
  const said = new Map<number, Said>();
  const counts = new Map<number, number>();
  const bare = { count: 0, least: Number.POSITIVE_INFINITY };
  let decimals = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? -1;
    const code = cells.codes[row] ?? 0;
    if (code === 0) continue;
    if (code < 0) {
      const value = cells.values[row] ?? 0;
      values[at] = value;
      if (!hasDecimals(value, decimals)) decimals = Math.max(decimals, decimalsOf(value));
      countBare(bare, value);
      continue;
    }
    let one = said.get(code);
    if (one === undefined) {
      one = sayOf(cells, code);
      said.set(code, one);
    }
    counts.set(code, (counts.get(code) ?? 0) + 1);
    if (one.is === "missing") missing.set(one.text, (missing.get(one.text) ?? 0) + 1);
    else if (one.is === "odd") {
      if (oddRows.length < ODD_ROWS_MAX) oddRows.push(at);
    } else {
      values[at] = one.value;
      decimals = Math.max(decimals, one.decimals);
      if (!isSized(one)) countBare(bare, one.value);
    }
  }
  const sized: SizedNumber[] = [];
  const units = new Map<string, number>();
  for (const [code, one] of said) {
    if (one.is !== "number") continue;
    const count = counts.get(code) ?? 0;
    if (isSized(one)) sized.push({ value: one.value, power: one.power, count });
    if (one.unit !== "") units.set(one.unit, (units.get(one.unit) ?? 0) + count);
  }
  const settled = settleUnit({ bare, sized, units }, { declared, headed }, choice);
  if ("open" in settled) {
    const into = settled.into === undefined ? {} : { into: settled.into, hasBare: bare.count > 0 };
    return { open: { unit: settled.open, units: [...units.keys()], rows: findLesserRows(body, said, bare.count), ...into } };
  }
  const { power, into } = settled;
  if (power !== 0 || into !== undefined) decimals = divideSized(values, { body, said, power, into });
  return {
    column: { type: "number", name, values, decimals, unit: settled.unit, emptyWords: [...missing.keys()] },
    kind: "number",
    oddRows,
    missing,
    open: null,
  };
}

/** Whether a cell says how large its number is: by a word of size, or by a unit. A share does not. */
const isSized = ({ power, unit }: ReadCell): boolean => power !== 0 || (unit !== "" && unit !== "%" && unit !== "‰");

function countBare(bare: { count: number; least: number }, value: number): void {
  bare.count += 1;
  if (value !== 0) bare.least = Math.min(bare.least, Math.abs(value));
}

type Divided = { body: ColumnBody; said: ReadonlyMap<number, Said>; power: number; into: string | undefined };

/** Puts the sized numbers in multiples of a power of ten, and in one unit; gives the most digits after the point. */
function divideSized(values: Float64Array, { body: { cells, rows }, said, power, into }: Divided): number {
  let decimals = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const one = said.get(cells.codes[rows[at] ?? -1] ?? 0);
    if (one?.is === "number" && isSized(one)) {
      const value = into === undefined || one.unit === "" ? one.value : convertUnit(one.value, one.unit, into);
      values[at] = Number(`${value}e${-power}`);
    }
    const value = values[at] ?? Number.NaN;
    if (!Number.isNaN(value) && !hasDecimals(value, decimals)) decimals = Math.max(decimals, decimalsOf(value));
  }
  return decimals;
}

/** The first rows of those that are fewer: with a word of size, or without. */
function findLesserRows({ cells, rows }: ColumnBody, said: ReadonlyMap<number, Said>, bareCount: number): number[] {
  const [withSize, without]: [number[], number[]] = [[], []];
  for (let at = 0; at < rows.length; at += 1) {
    const code = cells.codes[rows[at] ?? -1] ?? 0;
    const one = said.get(code);
    if (code === 0 || (code > 0 && one?.is !== "number")) continue;
    const list = one?.is === "number" && isSized(one) ? withSize : without;
    if (list.length < ODD_ROWS_MAX) list.push(at);
  }
  return bareCount === 0 || withSize.length < without.length ? withSize : without;
}

function sayOf({ entries }: CellColumn, code: number): Said {
  const cell = entries[code];
  if (typeof cell !== "string") return { is: "odd" };
  if (isMissing(cell)) return { is: "missing", text: cell.trim() };
  const read = readScaledNumber(cell);
  if (read === null) return { is: "odd" };
  const isPercent = read.unit === "%";
  const decimals = decimalsOf(read.value) + (isPercent ? PERCENT_DECIMALS : 0);
  return {
    is: "number",
    value: isPercent ? Number((read.value / 100).toFixed(decimals)) : read.value,
    decimals,
    unit: read.unit,
    power: read.power,
  };
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
