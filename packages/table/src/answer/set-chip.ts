import { aggName, byName } from "../plan/made-names.ts";
import type { Agg, By, ComputedPlan, Scalar, Step } from "../plan/plan-schema.ts";
import { freeName } from "../run/frame.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What stands at a path of a plan: `steps.0.where.value`. Undefined where there is nothing. */
export function valueAt(plan: ComputedPlan, path: string): unknown {
  return path.split(".").reduce<unknown>((at, key) => (at === null || typeof at !== "object" ? undefined : Reflect.get(at, key)), plan);
}

function withValue(at: Json | undefined, [key, ...rest]: readonly string[], value: Scalar): Json {
  if (key === undefined) return value;
  if (Array.isArray(at)) return at.with(Number(key), withValue(at[Number(key)], rest, value));
  const object = (at ?? {}) as { readonly [key: string]: Json };
  return { ...object, [key]: withValue(object[key], rest, value) };
}

/** Keys that hold names of columns. */
const NAMES = new Set(["col", "col2", "x", "y", "series", "by", "cols", "along", "rows", "columns"]);

/** A step with the names it uses changed. */
function renamed(at: Json, names: ReadonlyMap<string, string>, isName = false): Json {
  if (typeof at === "string") return isName ? (names.get(at) ?? at) : at;
  if (Array.isArray(at)) return at.map((one) => renamed(one, names, isName));
  if (at === null || typeof at !== "object") return at;
  return Object.fromEntries(Object.entries(at).map(([key, value]) => [key, renamed(value, names, NAMES.has(key))]));
}

/** Names of the columns a step makes, in its order. */
function madeNames(step: Step): string[] {
  if (step.op === "group") return [...step.by.map(byName), ...step.aggs.map(aggName)];
  if (step.op === "pivot") return step.rows.map(byName);
  return step.op === "compare" ? [byName(step.along)] : [];
}

/** Names made of what was changed are made anew: 金额合计 of which the average is asked is no 合计 any more. */
function namedAnew(before: Step, after: Step): Step {
  if (before.op !== "group" || after.op !== "group") return after;
  const by = after.by.map((one, n): By => {
    const old = before.by[n];
    const isOther =
      typeof old === "object" &&
      typeof one === "object" &&
      (old.col !== one.col || Reflect.get(old, "grain") !== Reflect.get(one, "grain"));
    if (!isOther || one.as === undefined) return one;
    const { as: _as, ...rest } = one;
    return rest;
  });
  const taken = by.map(byName);
  const aggs = after.aggs.map((agg, n): Agg => {
    const old = before.aggs[n];
    const isSame = old?.fn === agg.fn && old.col === agg.col && old.col2 === agg.col2;
    const { as, ...rest } = agg;
    const name = isSame ? aggName(agg) : freeName(aggName(rest), taken);
    taken.push(name);
    return isSame && as === undefined ? agg : { ...rest, as: name };
  });
  return { ...after, by, aggs };
}

/**
 * The plan with another value in one place. Steps behind it go on naming what it makes: sorting by the average of an amount becomes
 * sorting by its sum.
 */
export function setChip(plan: ComputedPlan, path: string, value: Scalar): ComputedPlan {
  const changed = withValue(plan as unknown as Json, path.split("."), value) as unknown as ComputedPlan;
  const n = Number(/^steps\.(\d+)\./.exec(path)?.[1] ?? -1);
  const [before, after] = [plan.steps[n], changed.steps[n]];
  if (before === undefined || after === undefined) return changed;
  const made = namedAnew(before, after);
  const newNames = madeNames(made);
  const names = new Map(madeNames(before).flatMap((old, at) => (newNames[at] === old ? [] : [[old, newNames[at] ?? old] as const])));
  const rest = changed.steps.slice(n + 1);
  const later = names.size === 0 ? rest : rest.map((step) => renamed(step as unknown as Json, names) as unknown as Step);
  return { ...changed, steps: [...changed.steps.slice(0, n), made, ...later] };
}
