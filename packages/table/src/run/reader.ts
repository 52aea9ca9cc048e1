import { type Column, type DateGrain, NO_DAY, periodName, type TextColumn, textColumn } from "../columns/index.ts";
import type { Scalar } from "../plan/plan-schema.ts";
import { PlanError } from "./plan-error.ts";

/** Reads a value at a place of a frame's columns. Empty: null for texts, NaN for numbers, `NO_DAY` for dates. */
export type Reader =
  | { readonly type: "none" }
  | {
      readonly type: "text";
      readonly at: (place: number) => string | null;
      readonly isFixed?: boolean;
      /** The column it reads as it is: its words are apart by their codes already. */
      readonly column?: TextColumn;
    }
  | {
      readonly type: "number";
      readonly decimals: number | null;
      readonly unit?: string | undefined;
      readonly at: (place: number) => number;
      /** Whether it is the same for all rows. */
      readonly isFixed?: boolean;
    }
  | { readonly type: "date"; readonly grain: DateGrain; readonly at: (place: number) => number };

export type NumberReader = Extract<Reader, { type: "number" }>;
export type DateReader = Extract<Reader, { type: "date" }>;

export function readScalar(value: Scalar): Reader {
  if (value === null) return { type: "none" };
  if (typeof value === "number") return { type: "number", decimals: decimalsOf(value), at: () => value, isFixed: true };
  const text = typeof value === "boolean" ? String(value) : value;
  return { type: "text", at: () => text, isFixed: true };
}

/** Whether a reader has nothing to read at a place. */
export function isNothing(reader: Reader, place: number): boolean {
  if (reader.type === "none") return true;
  if (reader.type === "text") return reader.at(place) === null;
  return reader.type === "number" ? Number.isNaN(reader.at(place)) : reader.at(place) === NO_DAY;
}

export function readColumn(column: Column): Reader {
  if (column.type === "text") {
    const { codes, words } = column;
    return { type: "text", at: (place) => words[codes[place] ?? 0] || null, column };
  }
  if (column.type === "number") {
    const { values, decimals, unit } = column;
    return { type: "number", decimals, unit, at: (place) => values[place] ?? Number.NaN };
  }
  const { days, grain } = column;
  return { type: "date", grain, at: (place) => days[place] ?? NO_DAY };
}

/** A column of what a reader reads in the rows of a frame; other places are empty. */
export function readInto(name: string, reader: Reader, length: number, rows: Uint32Array): Column {
  if (reader.type === "number") {
    const values = new Float64Array(length).fill(Number.NaN);
    for (const row of rows) {
      const value = reader.at(row);
      values[row] = Number.isFinite(value) ? value : Number.NaN;
    }
    return { type: "number", name, values, decimals: reader.decimals, unit: reader.unit };
  }
  if (reader.type === "date") {
    const days = new Int32Array(length).fill(NO_DAY);
    for (const row of rows) days[row] = reader.at(row);
    return { type: "date", name, days, grain: reader.grain };
  }
  const texts: (string | null)[] = new Array(length).fill(null);
  if (reader.type === "text") for (const row of rows) texts[row] = reader.at(row);
  return textColumn(name, texts);
}

function decimalsOf(value: number): number | null {
  const text = String(value);
  if (text.includes("e")) return null;
  return text.includes(".") ? text.length - text.indexOf(".") - 1 : 0;
}

type Choice = { readonly holds: (place: number) => boolean; readonly placeOf?: (place: number) => number };

/** Reads the one or the other reader of one type, at a place made of the row's. */
export function mapReader(yes: Reader, no: Reader, { holds, placeOf = (place) => place }: Choice): Reader {
  const known = yes.type === "none" ? no : yes;
  const at =
    <T>(empty: T) =>
    (place: number) => {
      const reader = (holds(place) ? yes : no) as { type: string; at?: (place: number) => T };
      return reader.type === "none" || reader.at === undefined ? empty : reader.at(placeOf(place));
    };
  if (known.type === "number") return { ...sameNumbers(yes, no), at: at(Number.NaN) };
  if (known.type === "date") return { ...known, at: at(NO_DAY) };
  return known.type === "text" ? { type: "text", at: at<string | null>(null) } : known;
}

/** Readers that can stand for each other: texts where their types differ. */
export function sameType(readers: readonly Reader[], path: string): [Reader, Reader] {
  const [first = { type: "none" } as const, second = { type: "none" } as const] = readers;
  if (first.type === "none" || second.type === "none" || first.type === second.type) return [first, second];
  if (first.type === "text" || second.type === "text") return [asText(first), asText(second)];
  throw new PlanError("notComparable", path);
}

export function asText(reader: Reader): Reader {
  if (reader.type === "text" || reader.type === "none") return reader;
  if (reader.type === "date") {
    return { type: "text", at: (place) => (reader.at(place) === NO_DAY ? null : periodName(reader.at(place), reader.grain)) };
  }
  return { type: "text", at: (place) => (Number.isNaN(reader.at(place)) ? null : String(reader.at(place))) };
}

/** Digits and unit of numbers that come from either of two readers. */
function sameNumbers(yes: Reader, no: Reader): Pick<NumberReader, "type" | "decimals" | "unit"> {
  const readers = [yes, no].filter((reader) => reader.type === "number");
  const decimals = readers.map((reader) => reader.decimals);
  const [first, second = first] = readers.map(({ unit }) => unit);
  return {
    type: "number",
    decimals: decimals.some((one) => one === null) ? null : Math.max(...decimals.map((one) => one ?? 0)),
    unit: first === second ? first : undefined,
  };
}
