import { Adder, type Column, isEmptyAt, NO_DAY, roundTo, textColumn } from "../columns/index.ts";
import type { Aggregate } from "../plan/plan-schema.ts";
import { columnAt, type Frame } from "./frame.ts";
import { PlanError } from "./plan-error.ts";
import { type Reader, readColumn } from "./reader.ts";

type Asked = { readonly fn: Aggregate; readonly col?: string; readonly col2?: string };
type Grouped = { readonly groupOf: Uint32Array; readonly count: number };
/** Rows that take part; all where left out. */
type Holds = (place: number) => boolean;
type Sizes = { readonly rows: Uint32Array; readonly groups: Grouped; readonly holds: Holds | undefined };

/** Words of a group a list names at most. */
const LIST_MAX = 50;
const HALF = 0.5;
const PERCENT = 100;

/**
 * One value a group. Empty cells are skipped: of none there is no sum, no average and no extreme. Throws columnUnknown, valueMissing,
 * notANumber. The column has no name yet.
 */
export function aggregateRows(frame: Frame, { fn, col, col2 }: Asked, groups: Grouped, path: string, holds?: Holds): Column {
  const sizes = { rows: frame.rows, groups, holds };
  if (fn === "count" && col === undefined) return countColumn(counts(sizes, () => true));
  if (col === undefined) throw new PlanError("valueMissing", `${path}.col`);
  const column = columnAt(frame, col, `${path}.col`);
  if (fn === "count") return countColumn(counts(sizes, (row) => !isEmptyAt(column, row)));
  if (fn === "countDistinct") return countColumn(distinct(sizes, column).map((values) => values.size));
  if (fn === "list") return listColumn(sizes, column);
  if (column.type === "date" && (fn === "min" || fn === "max")) return extremeDay(sizes, column, fn);
  if (column.type !== "number") throw new PlanError("notANumber", `${path}.col`, col);
  const { values, unit } = column;
  if (fn === "sum" || fn === "avg") return sums(sizes, column, fn);
  if (fn === "corr") {
    const other = col2 === undefined ? null : columnAt(frame, col2, `${path}.col2`);
    if (other?.type !== "number") throw new PlanError(other === null ? "valueMissing" : "notANumber", `${path}.col2`, col2);
    const pairs = gather(sizes, (row) => !Number.isNaN(values[row]) && !Number.isNaN(other.values[row]));
    return numbers(pairs.map((rows) => correlation(rows.map((row) => [values[row] ?? 0, other.values[row] ?? 0] as const))));
  }
  const all = gather(sizes, (row) => !Number.isNaN(values[row])).map((rows) => Float64Array.from(rows, (row) => values[row] ?? 0).sort());
  if (fn === "min")
    return numbers(
      all.map((sorted) => sorted[0] ?? Number.NaN),
      column.decimals,
      unit,
    );
  if (fn === "max")
    return numbers(
      all.map((sorted) => sorted.at(-1) ?? Number.NaN),
      column.decimals,
      unit,
    );
  if (fn === "stdev") return numbers(all.map(deviation), null, unit);
  const share = fn === "median" ? HALF : Number(fn.slice(1)) / PERCENT;
  return numbers(
    all.map((sorted) => quantile(sorted, share)),
    null,
    unit,
  );
}

const numbers = (values: readonly number[], decimals: number | null = null, unit?: string): Column => ({
  type: "number",
  name: "",
  values: Float64Array.from(values),
  decimals,
  unit,
});
const countColumn = (values: readonly number[]): Column => numbers(values, 0);

function counts({ rows, groups, holds }: Sizes, takes: Holds): number[] {
  const found: number[] = new Array(groups.count).fill(0);
  for (let n = 0; n < rows.length; n += 1) {
    const row = rows[n] ?? 0;
    if (takes(row) && (holds === undefined || holds(row))) found[groups.groupOf[n] ?? 0] = (found[groups.groupOf[n] ?? 0] ?? 0) + 1;
  }
  return found;
}

function gather({ rows, groups, holds }: Sizes, takes: Holds): number[][] {
  const found: number[][] = Array.from({ length: groups.count }, () => []);
  for (let n = 0; n < rows.length; n += 1) {
    const row = rows[n] ?? 0;
    if (takes(row) && (holds === undefined || holds(row))) found[groups.groupOf[n] ?? 0]?.push(row);
  }
  return found;
}

function sums(sizes: Sizes, { values, decimals, unit }: Extract<Column, { type: "number" }>, fn: "sum" | "avg"): Column {
  const { rows, groups, holds } = sizes;
  // As Adder does, of all groups at once and without an object for each.
  const totals = new Float64Array(groups.count);
  const lost = new Float64Array(groups.count);
  const filled = new Float64Array(groups.count);
  for (let n = 0; n < rows.length; n += 1) {
    const row = rows[n] ?? 0;
    const value = values[row] ?? Number.NaN;
    if (Number.isNaN(value) || (holds !== undefined && !holds(row))) continue;
    const group = groups.groupOf[n] ?? 0;
    const before = totals[group] ?? 0;
    const next = before + value;
    lost[group] = (lost[group] ?? 0) + (Math.abs(before) >= Math.abs(value) ? before - next + value : value - next + before);
    totals[group] = next;
    filled[group] = (filled[group] ?? 0) + 1;
  }
  const made = Array.from(totals, (total, group) => {
    const count = filled[group] ?? 0;
    if (count === 0) return Number.NaN;
    return roundTo(total + (lost[group] ?? 0), decimals) / (fn === "sum" ? 1 : count);
  });
  return numbers(made, fn === "sum" ? decimals : null, unit);
}

function extremeDay(sizes: Sizes, column: Extract<Column, { type: "date" }>, fn: "min" | "max"): Column {
  const found = gather(sizes, (row) => column.days[row] !== NO_DAY);
  const better = fn === "min" ? Math.min : Math.max;
  const days = found.map((rows) => (rows.length === 0 ? NO_DAY : rows.map((row) => column.days[row] ?? 0).reduce((a, b) => better(a, b))));
  return { ...column, name: "", days: Int32Array.from(days) };
}

function distinct(sizes: Sizes, column: Column): Set<string | number | null>[] {
  const reader = readColumn(column);
  return gather(sizes, (row) => !isEmptyAt(column, row)).map((rows) => new Set(rows.map((row) => (reader as ReadableReader).at(row))));
}
type ReadableReader = Exclude<Reader, { type: "none" }>;

function listColumn(sizes: Sizes, column: Column): Column {
  return textColumn(
    "",
    distinct(sizes, column).map((values) => {
      const shown = [...values].slice(0, LIST_MAX).join("、");
      return values.size > LIST_MAX ? `${shown}…` : shown;
    }),
  );
}

/** Value below which a share of the sorted numbers lies; between two of them in proportion. */
function quantile(sorted: Float64Array, share: number): number {
  if (sorted.length === 0) return Number.NaN;
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const [low, high] = [sorted[below] ?? 0, sorted[Math.min(below + 1, sorted.length - 1)] ?? 0];
  return low + (high - low) * (place - below);
}

/** Of a sample: over one less than there are. Of a single number there is none. */
function deviation(sorted: Float64Array): number {
  if (sorted.length < 2) return Number.NaN;
  const mean = average(sorted);
  return Math.sqrt(average(sorted.map((value) => (value - mean) ** 2)) * (sorted.length / (sorted.length - 1)));
}

function average(values: ArrayLike<number>): number {
  const adder = new Adder();
  for (let n = 0; n < values.length; n += 1) adder.add(values[n] ?? 0);
  return values.length === 0 ? Number.NaN : adder.total(null) / values.length;
}

/** Fewer pairs say nothing. */
const PAIRS_MIN = 3;
const CORRELATION_DECIMALS = 15;

/** Pearson's coefficient; none where one side never changes. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  if (pairs.length < PAIRS_MIN) return Number.NaN;
  const [a, b] = [average(pairs.map(([x]) => x)), average(pairs.map(([, y]) => y))];
  const product = average(pairs.map(([x, y]) => (x - a) * (y - b)));
  const spread = Math.sqrt(average(pairs.map(([x]) => (x - a) ** 2)) * average(pairs.map(([, y]) => (y - b) ** 2)));
  return spread === 0 ? Number.NaN : roundTo(product / spread, CORRELATION_DECIMALS);
}
