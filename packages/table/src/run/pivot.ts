import { type Cell, type Column, cellAt, lengthOf } from "../columns/index.ts";
import type { StepOf } from "../plan/plan-schema.ts";
import { aggregateRows } from "./aggregate.ts";
import { type Frame, freeName, madeFrame } from "./frame.ts";
import { columnBy, firstsOf } from "./group.ts";
import { groupRows } from "./group-rows.ts";
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
  // Of each place of the columns: the group its row is in across.
  const acrossAt = new Uint32Array(lengthOf(across));
  for (let n = 0; n < frame.rows.length; n += 1) acrossAt[frame.rows[n] ?? 0] = acrossGroups.groupOf[n] ?? 0;
  const names: string[] = keys.map(({ name }) => name);
  const cellsOf = (name: string, takes: (group: number) => boolean): Column => {
    const holds = (row: number) => takes(acrossAt[row] ?? 0);
    const free = freeName(name, names);
    names.push(free);
    const made = { ...aggregateRows(frame, asked, downGroups, `${path}.value`, holds), name: free };
    return value.fn === "sum" && made.type === "number" ? { ...made, values: zeroWhereNothing(made.values, holds) } : made;
  };
  // The sum of no rows is 0; of rows without a figure there is none.
  const zeroWhereNothing = (values: Float64Array, holds: (row: number) => boolean): Float64Array => {
    const has = new Uint8Array(downGroups.count);
    for (const [n, row] of frame.rows.entries()) if (holds(row)) has[downGroups.groupOf[n] ?? 0] = 1;
    return values.map((sum, group) => (has[group] === 1 ? sum : 0));
  };
  const shown = order.slice(0, order.length > PIVOT_COLUMNS_MAX ? PIVOT_COLUMNS_MAX - 1 : PIVOT_COLUMNS_MAX);
  const made = shown.map((group) => cellsOf(nameOf(cellAt(across, acrossGroups.firsts[group] ?? 0), own), (one) => one === group));
  const rest = new Set(order.slice(shown.length));
  if (rest.size > 0) made.push(cellsOf(own.rest, (group) => rest.has(group)));
  if (total) made.push(cellsOf(own.total, () => true));
  return madeFrame([...keys.map((key) => firstsOf(key, downGroups.firsts)), ...made], downGroups.count);
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
