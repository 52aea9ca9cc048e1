import type { SheetTable } from "../columns/index.ts";
import { aggName, byName } from "../plan/made-names.ts";
import type { ComputedPlan, Condition, Step } from "../plan/plan-schema.ts";

const jsonOf = (value: unknown): string => JSON.stringify(value);

/** A condition as text: the order of conditions that all hold, of values any of which is meant, and one value or a list of one are no difference. */
function conditionKey(condition: Condition, rename: (name: string) => string): string {
  if ("all" in condition)
    return condition.all
      .map((one) => conditionKey(one, rename))
      .sort()
      .join(" & ");
  if ("any" in condition)
    return `(${condition.any
      .map((one) => conditionKey(one, rename))
      .sort()
      .join(" | ")})`;
  if ("not" in condition) return `not (${conditionKey(condition.not, rename)})`;
  const { col, is, value } = condition;
  const list = Array.isArray(value) ? [...value].map(jsonOf) : [jsonOf(value)];
  const word = { in: "=", notIn: "!=" }[is as string] ?? is;
  return `${rename(col)} ${word} ${is === "between" ? list.join() : list.sort().join()}`;
}

/** The sort the planner adds where nothing is said of an order: groups of figures, largest first, and periods in theirs. */
const isUnsaid = (step: Step, n: number, steps: readonly Step[]): boolean =>
  step.op === "sort" && (steps[n - 1]?.op === "group" || steps[n - 1]?.op === "window") && steps[n + 1]?.op !== "limit";

/** Of the highest of each, empty ones are never one. */
const isFilled = (step: Step, n: number, steps: readonly Step[]): boolean =>
  step.op === "filter" &&
  "col" in step.where &&
  step.where.is === "notEmpty" &&
  ((steps[n + 1]?.op === "sort" && steps[n + 2]?.op === "limit") || (steps[n + 1]?.op === "group" && steps[n + 3]?.op === "limit"));

function planKey({ steps }: ComputedPlan, table: SheetTable): string[] {
  const names = new Map<string, string>();
  const rename = (name: string): string => names.get(name) ?? name;
  const monthOf = (col: string): string => `${col}·month`;
  const keys = steps.flatMap((step, n): string[] => {
    if (isFilled(step, n, steps)) return [];
    if (step.op === "filter" || step.op === "highlight")
      return conditionKey(step.where, rename)
        .split(" & ")
        .map((one) => `${step.op} ${one}`);
    if (isUnsaid(step, n, steps)) return [];
    // Two columns down are the same figures as one down and one across.
    const [one, other, ...more] = step.op === "group" ? step.by : [];
    if (
      step.op === "group" &&
      one !== undefined &&
      other !== undefined &&
      more.length === 0 &&
      step.aggs.length === 1 &&
      n === steps.length - 1
    ) {
      const [{ fn, col } = { fn: "count" as const }] = step.aggs;
      return [jsonOf({ op: "pivot", rows: [one], columns: other, value: { fn, ...(col === undefined ? {} : { col }) } })];
    }
    if (step.op === "group") {
      const by = step.by.map((one) => (typeof one === "string" && isMonths(table, one) ? monthOf(one) : byKey(one)));
      for (const [at, one] of step.by.entries()) names.set(byName(one), by[at] ?? "");
      for (const agg of step.aggs) names.set(aggName(agg), `${agg.fn} ${agg.col ?? ""}`);
      return [
        jsonOf([
          "group",
          by,
          step.aggs
            .map((agg) => [agg.fn, agg.col, agg.col2, agg.where])
            .map(jsonOf)
            .sort(),
        ]),
      ];
    }
    if (step.op === "derive") {
      const key = JSON.stringify(step.expr, (at, value: unknown) => (at === "col" && typeof value === "string" ? rename(value) : value));
      names.set(step.as, key);
      return [`derive ${key}`];
    }
    if (step.op === "window") {
      const key = jsonOf([step.op, step.fn, rename(step.col), step.by]);
      names.set(step.as, step.fn);
      return [key];
    }
    return [
      JSON.stringify(step, (key, value: unknown) =>
        typeof value === "string" && key !== "op" ? rename(value) : key === "as" ? undefined : value,
      ),
    ];
  });
  // The same filter twice in a row is one.
  return keys.filter((key, n) => key !== keys[n - 1]).map((key, n, all) => (key.startsWith("filter") && all[n - 1] === key ? "" : key));
}

const byKey = (by: Exclude<Extract<Step, { op: "group" }>["by"][number], undefined>): string =>
  typeof by === "string" ? by : "grain" in by ? `${by.col}·${by.grain}` : jsonOf([by.col, by.bin]);

function isMonths({ columns }: SheetTable, name: string): boolean {
  const column = columns.find((one) => one.name === name);
  return column?.type === "date" && column.grain === "month";
}

/** Whether two plans do the same: what they call what they make, and an order nobody asked for, are no difference. */
export function samePlan(a: ComputedPlan, b: ComputedPlan, table: SheetTable): boolean {
  return sorted(planKey(a, table)) === sorted(planKey(b, table));
}

/** Filters in a row may stand in any order. */
function sorted(keys: readonly string[]): string {
  const runs: string[][] = [];
  for (const key of keys) {
    const last = runs.at(-1);
    if (key.startsWith("filter") && last?.[0]?.startsWith("filter")) last.push(key);
    else runs.push([key]);
  }
  return runs.map((run) => [...new Set(run)].sort().join(" & ")).join(" → ");
}
