import { Adder, lengthOf, roundTo } from "../columns/index.ts";
import type { StepOf } from "../plan/plan-schema.ts";
import { columnAt, type Frame, withColumn } from "./frame.ts";
import { groupRows } from "./group-rows.ts";
import { PlanError } from "./plan-error.ts";
import { readColumn } from "./reader.ts";

type Window = StepOf<"window">["fn"];
/** Values of one group's rows in their order; NaN = empty. */
type Values = readonly number[];

const previousOf = (values: Values): Values => values.map((_, n) => (n === 0 ? Number.NaN : (values[n - 1] ?? Number.NaN)));

function sumOf(values: Values): number {
  const adder = new Adder();
  for (const value of values) if (!Number.isNaN(value)) adder.add(value);
  return adder.total(null);
}

/** What a value is among the others of its group. A share of nothing and a change from nothing have no answer. */
const WINDOWS: Readonly<Record<Window, (values: Values, decimals: number | null) => Values>> = {
  share: (values) => {
    const sum = sumOf(values);
    return values.map((value) => (sum === 0 ? Number.NaN : value / sum));
  },
  rank: (values) => {
    const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => b - a);
    const rankOf = new Map<number, number>();
    for (const [n, value] of sorted.entries()) if (!rankOf.has(value)) rankOf.set(value, n + 1);
    return values.map((value) => rankOf.get(value) ?? Number.NaN);
  },
  running: (values, decimals) => {
    const adder = new Adder();
    return values.map((value) => {
      if (!Number.isNaN(value)) adder.add(value);
      return adder.total(decimals);
    });
  },
  previous: previousOf,
  change: (values, decimals) => previousOf(values).map((before, n) => roundTo((values[n] ?? Number.NaN) - before, decimals)),
  changePct: (values) => previousOf(values).map((before, n) => (before === 0 ? Number.NaN : ((values[n] ?? Number.NaN) - before) / before)),
};
const SHARES: readonly Window[] = ["share", "changePct"];

/** A column more, of what each row is among the others in their order. */
export function runWindow(frame: Frame, { fn, col, by = [], as }: StepOf<"window">, path: string): Frame {
  const column = columnAt(frame, col, `${path}.col`);
  if (column.type !== "number") throw new PlanError("notANumber", `${path}.col`, col);
  const { groupOf, count } = groupRows(
    frame,
    by.map((name, n) => readColumn(columnAt(frame, name, `${path}.by.${n}`))),
  );
  const places: number[][] = Array.from({ length: count }, () => []);
  for (const [n, row] of frame.rows.entries()) places[groupOf[n] ?? 0]?.push(row);
  const values = new Float64Array(lengthOf(column)).fill(Number.NaN);
  for (const rows of places) {
    const made = WINDOWS[fn](
      rows.map((row) => column.values[row] ?? Number.NaN),
      column.decimals,
    );
    for (const [n, row] of rows.entries()) values[row] = made[n] ?? Number.NaN;
  }
  const isShare = SHARES.includes(fn);
  const unit = isShare ? "%" : fn === "rank" ? undefined : column.unit;
  return withColumn(frame, { type: "number", name: as, values, decimals: isShare ? null : fn === "rank" ? 0 : column.decimals, unit });
}
