import type { ComputedPlan, Plan } from "../plan/plan-schema.ts";
import { mapNames } from "./plan-names.ts";
import { isComputed, readPlan } from "./read-plan.ts";
import { Repair } from "./repair.ts";
import type { RepairContext, Repaired } from "./repaired.ts";

/** Makes a plan a model wrote one that runs, or says what is wrong with it. Nothing is taken for something else without being said. */
export function repairPlan(value: unknown, context: RepairContext): Repaired {
  const [only, ...more] = context.tables.keys();
  const read = readPlan(value, { onlyTable: more.length === 0 ? only : undefined });
  if ("faults" in read) return { kind: "faults", faults: read.faults };
  if (isComputed(read.plan)) return new Repair(context).plan(read.plan);
  return "clarify" in read.plan ? repairOptions(read.plan, context) : { kind: "plan", plan: read.plan, readings: [] };
}

/** The plans of options that run are kept; an option without one only says what may be asked. */
function repairOptions({ v, clarify }: Extract<Plan, { clarify: unknown }>, context: RepairContext): Repaired {
  const options = clarify.options.map(({ label, plan }) => {
    const repaired = plan === undefined ? null : new Repair(context).plan(plan);
    return repaired?.kind === "plan" && isComputed(repaired.plan) ? { label, plan: repaired.plan } : { label };
  });
  return { kind: "plan", plan: { v, clarify: { ...clarify, options } }, readings: [] };
}

/** Where a plan names a column nobody has: the plans of its two best readings, if both run. */
export function twoReadings(
  value: unknown,
  context: RepairContext,
): { readonly named: string; readonly options: readonly NamedPlan[] } | null {
  const read = readPlan(value);
  const repaired = repairPlan(value, context);
  if (!("plan" in read) || !isComputed(read.plan) || repaired.kind !== "faults") return null;
  const unknown = repaired.faults.find(({ fault, near }) => fault === "columnUnknown" && near.length > 1);
  if (unknown === undefined) return null;
  const { plan } = read;
  const named = unknown.path.split(".").reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], plan);
  if (typeof named !== "string") return null;
  const options = unknown.near.slice(0, 2).flatMap((readAs) => {
    const steps = plan.steps.map((step, n) => mapNames(step, { own: (name) => (name === named ? readAs : name) }, `steps.${n}`));
    const other = repairPlan({ ...plan, steps }, context);
    return other.kind === "plan" && isComputed(other.plan) ? [{ readAs, plan: other.plan }] : [];
  });
  return options.length === 2 ? { named, options } : null;
}

type NamedPlan = { readonly readAs: string; readonly plan: ComputedPlan };
