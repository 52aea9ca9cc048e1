import { type Column, type DateGrain, movePeriod, NO_DAY, periodName, roundTo } from "../columns/index.ts";
import type { Scalar, StepOf } from "../plan/plan-schema.ts";
import { aggregateRows } from "./aggregate.ts";
import { compileWhere } from "./expression.ts";
import { columnAt, type Frame, madeFrame, withColumn } from "./frame.ts";
import { columnBy, firstsOf } from "./group.ts";
import { groupRows } from "./group-rows.ts";
import { rankIn } from "./order-rows.ts";
import { PlanError } from "./plan-error.ts";
import { type Reader, readColumn } from "./reader.ts";

type NumberColumn = Extract<Column, { type: "number" }>;

/** Weeks of a year: the same day of the week lies so far back. */
const WEEKS_OF_YEAR = 52;

/** Two periods or values beside each other, or each with the one before: the difference, and its share of the second. */
export function runCompare(frame: Frame, step: StepOf<"compare">, path: string): Frame {
  const along = columnBy(frame, step.along, `${path}.along`);
  const keys = (step.by ?? []).map((name, n) => columnAt(frame, name, `${path}.by.${n}`));
  const asked = { fn: step.value.fn, ...(step.value.col === undefined ? {} : { col: step.value.col }) };
  const measured = (groups: { groupOf: Uint32Array; count: number }, holds?: (row: number) => boolean): NumberColumn => {
    const column = aggregateRows(frame, asked, groups, `${path}.value`, holds);
    if (column.type !== "number") throw new PlanError("notANumber", `${path}.value`, step.value.col);
    return column;
  };
  const { a, b } = step;
  if (a !== undefined || b !== undefined) {
    if (a === undefined || b === undefined) throw new PlanError("valueMissing", a === undefined ? `${path}.a` : `${path}.b`);
    const withAlong = withColumn(frame, along);
    const equal = (value: Scalar, name: string) => compileWhere({ col: along.name, is: "=", value }, withAlong, `${path}.${name}`);
    const groups = groupRows(frame, keys.map(readColumn));
    const [first, second] = [measured(groups, equal(a, "a")), measured(groups, equal(b, "b"))];
    return madeFrame([...keys.map((key) => firstsOf(key, groups.firsts)), ...differences(first, second, ["a", "b"])], groups.count);
  }
  const groups = groupRows(frame, [...keys, along].map(readColumn));
  const value = measured(groups);
  const [alongShown, ...keysShown] = [along, ...keys].map((column) => firstsOf(column, groups.firsts));
  if (alongShown === undefined) throw new PlanError("columnUnknown", `${path}.along`);
  const before = beforeEach(alongShown, keysShown, value, { step, path });
  const made = madeFrame([...keysShown, alongShown, ...differences(value, before, ["value", "previous"])], groups.count);
  const rank = rankIn(alongShown);
  const keyRanks = keysShown.map(rankIn);
  const byKeyThenAlong = (x: number, y: number) =>
    keyRanks.reduce((sign, of) => sign || of(x) - of(y), 0) || (Number.isNaN(rank(x)) ? 1 : Number.isNaN(rank(y)) ? -1 : rank(x) - rank(y));
  return { ...made, rows: made.rows.toSorted(byKeyThenAlong) };
}

/** The value of the period, or of the value, before each: none where there is no such row. */
function beforeEach(
  along: Column,
  keys: readonly Column[],
  value: NumberColumn,
  { step, path }: { step: StepOf<"compare">; path: string },
): NumberColumn {
  const readers = keys.map(readColumn);
  const keyOf = (group: number) => JSON.stringify(readers.map((reader: Reader) => (reader.type === "none" ? null : reader.at(group))));
  const count = value.values.length;
  const values = new Float64Array(count).fill(Number.NaN);
  if (along.type === "date") {
    const grain =
      typeof step.along === "object" && "grain" in step.along && step.along.grain !== "weekday" ? step.along.grain : along.grain;
    const places = new Map(Array.from({ length: count }, (_, group) => [`${keyOf(group)} ${along.days[group]}`, group]));
    for (let group = 0; group < count; group += 1) {
      const day = along.days[group] ?? NO_DAY;
      if (day === NO_DAY) continue;
      const earlier = step.against === "lastYear" ? yearBefore(day, grain) : movePeriod(day, grain, -1);
      const place = places.get(`${keyOf(group)} ${earlier}`);
      if (place !== undefined) values[group] = value.values[place] ?? Number.NaN;
    }
    return { ...value, values };
  }
  if (step.against === "lastYear") throw new PlanError("notADate", `${path}.along`, along.name);
  const rank = rankIn(along);
  const sorted = Array.from({ length: count }, (_, group) => group).sort((x, y) => rank(x) - rank(y));
  const last = new Map<string, number>();
  for (const group of sorted) {
    const key = keyOf(group);
    const place = last.get(key);
    if (place !== undefined) values[group] = value.values[place] ?? Number.NaN;
    last.set(key, group);
  }
  return { ...value, values };
}

const yearBefore = (day: number, grain: DateGrain | "week"): number =>
  grain === "week"
    ? movePeriod(day, "week", -WEEKS_OF_YEAR)
    : grain === "day"
      ? sameDayYearBefore(day)
      : movePeriod(day, grain, -stepsOf(grain));
const stepsOf = (grain: Exclude<DateGrain, "day">): number => ({ month: 12, quarter: 4, year: 1 })[grain];

/** The 29th of February has none. */
function sameDayYearBefore(day: number): number {
  const [year = "", ...rest] = periodName(day, "day").split("-");
  return Date.parse(`${Number(year) - 1}-${rest.join("-")}T00:00:00Z`) / 86_400_000;
}

/** No base, no share: never 0 and never infinite. */
function differences(a: NumberColumn, b: NumberColumn, [first, second]: readonly [string, string]): Column[] {
  const decimals = a.decimals === null || b.decimals === null ? null : Math.max(a.decimals, b.decimals);
  const diff = a.values.map((value, n) => roundTo(value - (b.values[n] ?? Number.NaN), decimals));
  const pct = diff.map((value, n) => (b.values[n] === 0 ? Number.NaN : value / (b.values[n] ?? Number.NaN)));
  return [
    { ...a, name: first },
    { ...b, name: second },
    { ...a, name: "diff", values: diff, decimals },
    { type: "number", name: "pct", values: pct, decimals: null, unit: "%" },
  ];
}
