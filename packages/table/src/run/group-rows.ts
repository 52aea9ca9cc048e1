import { NO_DAY } from "../columns/index.ts";
import type { Frame } from "./frame.ts";
import type { DateReader, Reader } from "./reader.ts";

/** Rows put together: the group of each row of a frame, in its order, and the first row of each group. */
export type Groups = { readonly groupOf: Uint32Array; readonly count: number; readonly firsts: readonly number[] };

/** Puts rows together that have the same in all of `readers`; in the order of their first row. Without readers all are one group. */
export function groupRows({ rows }: Frame, readers: readonly Reader[]): Groups {
  let groupOf: Uint32Array = new Uint32Array(rows.length);
  let count = rows.length === 0 && readers.length > 0 ? 0 : 1;
  for (const reader of readers) {
    const codes = codesOf(rows, reader);
    ({ groupOf, count } = numbered(groupOf, codes, count * codes.count));
  }
  const firsts: number[] = [];
  for (let n = 0; n < rows.length; n += 1) {
    const group = groupOf[n] ?? 0;
    if (firsts[group] === undefined) firsts[group] = rows[n] ?? 0;
  }
  return { groupOf, count, firsts };
}

/** Pairs of numbers a plain list is kept of; of more a map. */
const LISTED_MAX = 1_000_000;

/** Each different pair of group and code is a group, in the order they come. `pairs`: how many there may be. */
function numbered(groupOf: Uint32Array, codes: { of: Uint32Array; count: number }, pairs: number): { groupOf: Uint32Array; count: number } {
  const next = new Uint32Array(groupOf.length);
  let count = 0;
  if (pairs <= LISTED_MAX) {
    // Numbers from 1: 0 is a pair that was not seen yet.
    const known = new Uint32Array(pairs);
    for (let n = 0; n < groupOf.length; n += 1) {
      const key = (groupOf[n] ?? 0) * codes.count + (codes.of[n] ?? 0);
      if (known[key] === 0) {
        count += 1;
        known[key] = count;
      }
      next[n] = (known[key] ?? 1) - 1;
    }
    return { groupOf: next, count };
  }
  const known = new Map<number, number>();
  for (let n = 0; n < groupOf.length; n += 1) {
    const key = (groupOf[n] ?? 0) * codes.count + (codes.of[n] ?? 0);
    let group = known.get(key);
    if (group === undefined) {
      group = known.size;
      known.set(key, group);
    }
    next[n] = group;
  }
  return { groupOf: next, count: known.size };
}

/** A small number for each different value. */
function codesOf(rows: Uint32Array, reader: Reader): { of: Uint32Array; count: number } {
  const of = new Uint32Array(rows.length);
  if (reader.type === "none") return { of, count: 1 };
  if (reader.type === "text" && reader.column !== undefined) {
    const { codes, words } = reader.column;
    for (let n = 0; n < rows.length; n += 1) of[n] = codes[rows[n] ?? 0] ?? 0;
    return { of, count: Math.max(1, words.length) };
  }
  if (reader.type === "date") {
    const dense = codesOfDays(rows, reader);
    if (dense !== null) return dense;
  }
  const known = new Map<string | number | null, number>();
  for (let n = 0; n < rows.length; n += 1) {
    const value = reader.at(rows[n] ?? 0);
    let code = known.get(value);
    if (code === undefined) {
      code = known.size;
      known.set(value, code);
    }
    of[n] = code;
  }
  return { of, count: Math.max(1, known.size) };
}

/** Days lie close together: a list from the first to the last is four times as fast as a map. Null where they do not. */
function codesOfDays(rows: Uint32Array, { at }: DateReader): { of: Uint32Array; count: number } | null {
  const days = new Int32Array(rows.length);
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let n = 0; n < rows.length; n += 1) {
    const day = at(rows[n] ?? 0);
    days[n] = day;
    if (day === NO_DAY) continue;
    if (day < first) first = day;
    if (day > last) last = day;
  }
  if (last - first > LISTED_MAX) return null;
  // Numbers from 1: 0 is a day that was not seen yet. The first place is that of no day.
  const known = new Uint32Array(last < first ? 1 : last - first + 2);
  const of = new Uint32Array(rows.length);
  let count = 0;
  for (let n = 0; n < rows.length; n += 1) {
    const day = days[n] ?? NO_DAY;
    const place = day === NO_DAY ? 0 : day - first + 1;
    if (known[place] === 0) {
      count += 1;
      known[place] = count;
    }
    of[n] = (known[place] ?? 1) - 1;
  }
  return { of, count: Math.max(1, count) };
}
