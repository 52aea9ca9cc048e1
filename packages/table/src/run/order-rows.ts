import { type Column, compareTexts, NO_DAY } from "../columns/index.ts";
import type { StepOf } from "../plan/plan-schema.ts";
import { columnAt, type Frame, type SortKey } from "./frame.ts";
import { groupRows } from "./group-rows.ts";
import { readColumn } from "./reader.ts";

/** Number by which a row of a column is sorted; NaN = empty. Texts are ranked word by word. */
export function rankIn(column: Column): (row: number) => number {
  if (column.type === "number") return (row) => column.values[row] ?? Number.NaN;
  if (column.type === "date") return (row) => (column.days[row] === NO_DAY ? Number.NaN : (column.days[row] ?? 0));
  const { words, codes } = column;
  const compare = compareTexts(words);
  const sorted = words.map((_, code) => code).sort((a, b) => compare(words[a] ?? "", words[b] ?? ""));
  const ranks = new Float64Array(words.length);
  for (const [rank, code] of sorted.entries()) ranks[code] = rank;
  return (row) => (codes[row] === 0 ? Number.NaN : (ranks[codes[row] ?? 0] ?? 0));
}

/** Order of two rows by several columns; empty ones come last whichever way is up. */
function comparing(frame: Frame, keys: readonly SortKey[], path: string): (a: number, b: number) => number {
  const by = keys.map(({ col, isUp }, n) => ({ rank: rankIn(columnAt(frame, col, `${path}.by.${n}.col`)), isUp }));
  return (a, b) => {
    for (const { rank, isUp } of by) {
      const [x, y] = [rank(a), rank(b)];
      if (x === y) continue;
      if (Number.isNaN(x) && Number.isNaN(y)) continue;
      if (Number.isNaN(x)) return 1;
      if (Number.isNaN(y)) return -1;
      return (x < y ? -1 : 1) * (isUp ? 1 : -1);
    }
    return 0;
  };
}

/** Rows equal in all of it stay as they were. */
export function runSort(frame: Frame, { by }: StepOf<"sort">, path: string): Frame {
  const order = by.map(({ col, dir }) => ({ col, isUp: dir !== "desc" }));
  return { ...frame, rows: frame.rows.toSorted(comparing(frame, order, path)), order };
}

/** The first rows, of all or of each group; those equal to the last of them stay too, where the rows are sorted. */
export function runLimit(frame: Frame, { n, by = [], ties = true }: StepOf<"limit">, path: string): Frame {
  const compare = frame.order.length === 0 || !ties ? null : comparing(frame, frame.order, path);
  const readers = by.map((name, at) => readColumn(columnAt(frame, name, `${path}.by.${at}`)));
  const { groupOf, count } = groupRows(frame, readers);
  const taken = new Uint32Array(count);
  const last = new Uint32Array(count);
  const rows = frame.rows.filter((row, at) => {
    const group = groupOf[at] ?? 0;
    const isIn = (taken[group] ?? 0) < n || (compare !== null && compare(last[group] ?? 0, row) === 0);
    if (isIn && (taken[group] ?? 0) < n) last[group] = row;
    if (isIn) taken[group] = (taken[group] ?? 0) + 1;
    return isIn;
  });
  return { ...frame, rows };
}
