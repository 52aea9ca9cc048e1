import { type Column, NO_DAY, periodStart, weekdayOf } from "../columns/index.ts";
import { aggName, byName } from "../plan/made-names.ts";
import type { By, StepOf } from "../plan/plan-schema.ts";
import { aggregateRows } from "./aggregate.ts";
import { compileWhere } from "./expression.ts";
import { columnAt, type Frame, madeFrame } from "./frame.ts";
import { groupRows } from "./group-rows.ts";
import { PlanError } from "./plan-error.ts";
import { type Reader, readColumn, readInto } from "./reader.ts";

/** What rows are put together by, as a column of the frame's length. Throws columnUnknown, notADate, notANumber. */
export function columnBy(frame: Frame, by: By, path: string): Column {
  const source = columnAt(frame, typeof by === "string" ? by : by.col, path);
  if (typeof by === "string") return source;
  const name = byName(by);
  if ("bin" in by) {
    if (source.type !== "number") throw new PlanError("notANumber", path, source.name);
    const values = source.values.map((value) => Math.floor(value / by.bin) * by.bin);
    return { ...source, name, values, bin: by.bin, unit: undefined };
  }
  if (source.type !== "date") throw new PlanError("notADate", path, source.name);
  const { grain } = by;
  if (grain === "weekday") {
    const values = Float64Array.from(source.days, (day) => (day === NO_DAY ? Number.NaN : weekdayOf(day)));
    return { type: "number", name, values, decimals: 0 };
  }
  // Days come many times: each is looked up in the calendar once.
  const starts = new Map([[NO_DAY, NO_DAY]]);
  const days = new Int32Array(source.days.length);
  for (let row = 0; row < days.length; row += 1) {
    const day = source.days[row] ?? NO_DAY;
    let start = starts.get(day);
    if (start === undefined) {
      start = periodStart(day, grain);
      starts.set(day, start);
    }
    days[row] = start;
  }
  return { type: "date", name, days, grain: grain === "week" ? "day" : grain };
}

/** One row for each different value of `by`, with what was asked for of its rows. Without `by` one row of all. */
export function runGroup(frame: Frame, { by, aggs }: StepOf<"group">, path: string): Frame {
  const keys = by.map((one, n) => columnBy(frame, one, `${path}.by.${n}`));
  const groups = groupRows(frame, keys.map(readColumn));
  const made = aggs.map((agg, n): Column => {
    const at = `${path}.aggs.${n}`;
    const { fn, col, col2, where } = agg;
    const asked = { fn, ...(col === undefined ? {} : { col }), ...(col2 === undefined ? {} : { col2 }) };
    const holds = where === undefined ? undefined : compileWhere(where, frame, `${at}.where`);
    return { ...aggregateRows(frame, asked, groups, at, holds), name: aggName(agg) };
  });
  const names = [...keys, ...made].map(({ name }) => name);
  const twice = names.find((name, n) => names.indexOf(name) !== n);
  if (twice !== undefined) throw new PlanError("nameTaken", path, twice);
  return madeFrame([...keys.map((key) => firstsOf(key, groups.firsts)), ...made], groups.count);
}

/** The value of each group's first row. */
export function firstsOf(column: Column, firsts: readonly number[]): Column {
  const reader: Reader = readColumn(column);
  const at = (group: number) => firsts[group] ?? 0;
  const groups = Uint32Array.from(firsts, (_, group) => group);
  const moved = {
    ...reader,
    ...(reader.type === "none" ? {} : { at: (group: number) => reader.at(at(group)), column: undefined }),
  } as Reader;
  const made = readInto(column.name, moved, firsts.length, groups);
  return column.type === "number" && made.type === "number" ? { ...made, bin: column.bin } : made;
}
