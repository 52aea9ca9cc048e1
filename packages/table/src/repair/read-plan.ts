import type { z } from "zod";
import { type ComputedPlan, type Plan, planSchema, stepSchema } from "../plan/plan-schema.ts";
import { PLAN_LIMITS } from "../plan/plan-terms.ts";
import type { PlanFault } from "../run/index.ts";
import { nearNames } from "./match-name.ts";

/** What is wrong with a plan at a place of it, and what may have been meant. */
export type RepairFault = {
  readonly path: string;
  readonly fault: PlanFault | "notAPlan" | "keyUnknown" | "opUnknown" | "shapeWrong" | "tooManySteps" | "tooLong";
  readonly near: readonly string[];
};

export type ReadPlan = { readonly plan: Plan } | { readonly faults: readonly RepairFault[] };

type Issue = z.core.$ZodIssue;

const FAULTS_MAX = 8;
const NAMED_VALUES_MAX = 16;
const OPS = stepSchema.options.map((option) => option.shape.op.value);

/**
 * A plan as a model gave it: a plan, or a list of what is wrong with its form. What is only left out and can mean one thing
 * (the version; `from`, where there is one table) is put in.
 */
export function readPlan(value: unknown, { onlyTable }: { onlyTable?: string | undefined } = {}): ReadPlan {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong("", "notAPlan");
  if (new TextEncoder().encode(JSON.stringify(value)).length > PLAN_LIMITS.jsonBytes) return wrong("", "tooLong");
  const given = { v: 1, ...value } as Record<string, unknown>;
  if ("clarify" in given || "refuse" in given) return readWhole(given);
  if (!Array.isArray(given["steps"])) return wrong("steps", "notAPlan");
  if (given["from"] === undefined && onlyTable !== undefined) given["from"] = onlyTable;
  const { steps } = given as { steps: unknown[] };
  if (steps.length > PLAN_LIMITS.steps) return wrong("steps", "tooManySteps", [String(PLAN_LIMITS.steps)]);
  const faults = steps.flatMap((step, n) => stepFaults(step, `steps.${n}`));
  return faults.length > 0 ? { faults: faults.slice(0, FAULTS_MAX) } : readWhole(given);
}

const wrong = (path: string, fault: RepairFault["fault"], near: readonly string[] = []): ReadPlan => ({ faults: [{ path, fault, near }] });

function readWhole(value: unknown): ReadPlan {
  const read = planSchema.safeParse(value);
  return read.success ? { plan: read.data } : { faults: read.error.issues.map((issue) => faultOf(issue, "", value)).slice(0, FAULTS_MAX) };
}

function stepFaults(step: unknown, path: string): RepairFault[] {
  const op: unknown = typeof step === "object" && step !== null && "op" in step ? step.op : undefined;
  const schema = stepSchema.options.find((option) => option.shape.op.value === op);
  if (schema === undefined) {
    const near = nearNames(String(op), OPS);
    return [{ path: `${path}.op`, fault: "opUnknown", near: near.length > 0 ? near : OPS }];
  }
  const read = schema.safeParse(step);
  if (read.success) return [];
  const faults = read.error.issues.map((issue) => faultOf(issue, path, step));
  // A text may break two rules of one place.
  return faults.filter((one, n) => faults.findIndex((other) => other.path === one.path && other.fault === one.fault) === n);
}

/** Of a value that may be one of several things, what is wrong with the one it comes nearest to. */
function faultOf(issue: Issue, above: string, value: unknown): RepairFault {
  const path = [above, ...issue.path].filter((part) => part !== "").join(".");
  const inside = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
  if (issue.code === "invalid_union") {
    const deepest = (issues: readonly Issue[]) => Math.max(0, ...issues.map((one) => one.path.length));
    const [best] = issue.errors.filter(({ length }) => length > 0).sort((a, b) => deepest(b) - deepest(a) || a.length - b.length);
    const [first] = best ?? [];
    if (first !== undefined && deepest(best ?? []) > 0) return faultOf(first, path, inside);
  }
  if (issue.code === "unrecognized_keys") return { path, fault: "keyUnknown", near: issue.keys };
  if (issue.code !== "invalid_value") return { path, fault: "shapeWrong", near: [] };
  const values = issue.values.map(String);
  const near = nearNames(String(inside), values);
  return { path, fault: "shapeWrong", near: near.length > 0 ? near : values.slice(0, NAMED_VALUES_MAX) };
}

export const isComputed = (plan: Plan): plan is ComputedPlan => "steps" in plan;
