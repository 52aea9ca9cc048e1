import { type Cell, type Column, cellAt, takeRows } from "../columns/index.ts";
import type { StepOf } from "../plan/plan-schema.ts";
import { aggregateRows } from "./aggregate.ts";
import { type Frame, freeName, madeFrame } from "./frame.ts";
import { columnBy, firstsOf } from "./group.ts";
import { type Groups, groupRows } from "./group-rows.ts";
import { rankIn } from "./order-rows.ts";
import { readColumn } from "./reader.ts";

/** Columns a pivot makes at most; what has fewest rows is put together behind them. */
export const PIVOT_COLUMNS_MAX = 60;

/** Names of columns the engine adds itself. */
export type OwnNames = { readonly rest: string; readonly total: string; readonly empty: string };

/** One row for each different value of `rows`, one column for each of `columns`. */
export function runPivot(frame: Frame, { rows: by, columns, value, total = false }: StepOf<"pivot">, path: string, own: OwnNames): Frame {
  const keys = by.map((one, n) => columnBy(frame, one, `${path}.rows.${n}`));
  const across = columnBy(frame, columns, `${path}.columns`);
  const downGroups = groupRows(frame, keys.map(readColumn));
  const acrossGroups = groupRows(frame, [readColumn(across)]);
  const order = acrossOrder(across, acrossGroups.firsts, countOf(acrossGroups));
  const asked = { fn: value.fn, ...(value.col === undefined ? {} : { col: value.col }) };
  const shown = order.slice(0, order.length > PIVOT_COLUMNS_MAX ? PIVOT_COLUMNS_MAX - 1 : PIVOT_COLUMNS_MAX);
  const hasRest = shown.length < order.length;
  const wide = shown.length + (hasRest ? 1 : 0);
  // Of each group of the columns: where it stands, the rest together behind them.
  const placeOf = new Uint32Array(acrossGroups.count).fill(shown.length);
  for (const [place, group] of shown.entries()) placeOf[group] = place;
  const cells = cellsWithRows({ down: downGroups, across: acrossGroups.groupOf, placeOf, wide });
  const figures = aggregateRows(frame, asked, cells, `${path}.value`);
  const names: string[] = keys.map(({ name }) => name);
  const named = (name: string): string => {
    const free = freeName(name, names);
    names.push(free);
    return free;
  };
  const cellsOf = (name: string, place: number): Column => {
    const from = Int32Array.from({ length: downGroups.count }, (_, row) => (cells.at[row * wide + place] ?? 0) - 1);
    const column = takeRows(figures, from);
    const isNumber = column.type === "number" && NOTHING_IS_ZERO.includes(value.fn);
    // Of no rows there is no figure, and their sum is 0.
    const values = isNumber ? column.values.map((figure, row) => (from[row] === -1 ? 0 : figure)) : null;
    return { ...column, ...(values === null ? {} : { values }), name: named(name) } as Column;
  };
  const made = shown.map((group, place) => cellsOf(nameOf(cellAt(across, acrossGroups.firsts[group] ?? 0), own), place));
  if (hasRest) made.push(cellsOf(own.rest, shown.length));
  if (total) made.push({ ...aggregateRows(frame, asked, downGroups, `${path}.value`), name: named(own.total) });
  return madeFrame([...keys.map((key) => firstsOf(key, downGroups.firsts)), ...made], downGroups.count);
}

/** What there is none of where there are no rows. */
const NOTHING_IS_ZERO = ["sum", "count", "countDistinct"];

type Crossed = { readonly down: Groups; readonly across: Uint32Array; readonly placeOf: Uint32Array; readonly wide: number };

/** Cells that have rows, as groups of them, and for each cell which of these it is, from 1. */
function cellsWithRows({ down, across, placeOf, wide }: Crossed): { groupOf: Uint32Array; count: number; at: Uint32Array } {
  const at = new Uint32Array(down.count * wide);
  const groupOf = new Uint32Array(across.length);
  let count = 0;
  for (let n = 0; n < across.length; n += 1) {
    const cell = (down.groupOf[n] ?? 0) * wide + (placeOf[across[n] ?? 0] ?? 0);
    if (at[cell] === 0) {
      count += 1;
      at[cell] = count;
    }
    groupOf[n] = (at[cell] ?? 1) - 1;
  }
  return { groupOf, count, at };
}

const nameOf = (cell: Cell, { empty }: OwnNames): string => (cell === null ? empty : String(cell));

function countOf({ groupOf, count }: { groupOf: Uint32Array; count: number }): Uint32Array {
  const counts = new Uint32Array(count);
  for (const group of groupOf) counts[group] = (counts[group] ?? 0) + 1;
  return counts;
}

/** Groups in the order of their values, empty ones last; where there are too many, the largest first. */
function acrossOrder(column: Column, firsts: readonly number[], counts: Uint32Array): number[] {
  const rank = rankIn(column);
  const groups = firsts.map((_, group) => group);
  const byValue = (a: number, b: number) => {
    const [x, y] = [rank(firsts[a] ?? 0), rank(firsts[b] ?? 0)];
    return Number(Number.isNaN(x)) - Number(Number.isNaN(y)) || (Number.isNaN(x) ? 0 : x - y);
  };
  if (groups.length <= PIVOT_COLUMNS_MAX) return groups.sort(byValue);
  const largest = groups.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  return [...largest.slice(0, PIVOT_COLUMNS_MAX - 1).sort(byValue), ...largest.slice(PIVOT_COLUMNS_MAX - 1)];
}
