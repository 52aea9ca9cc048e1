import type { Column } from "../columns/index.ts";
import { type ComputedPlan, PLAN_LIMITS, type Plan, type Step } from "../plan/plan-schema.ts";
import { foldText } from "../run/fold-text.ts";
import { PlanError, type PlanResult, type RunContext, runPlan } from "../run/index.ts";
import { matchName, type NameCandidate, nearNames } from "./match-name.ts";
import { mapNames, valuesOf } from "./plan-names.ts";
import { isComputed, type RepairFault, readPlan } from "./read-plan.ts";

export type RepairContext = RunContext & {
  /** What people call the tables, by id. */
  readonly tableNames?: ReadonlyMap<string, string>;
  /**
   * The tables hold a few rows only, or none: what values there are, and columns made of values, is not known and not looked at.
   */
  readonly isSample?: boolean;
};

/** A name that was taken for another one: it has to be said. */
export type Reading = { readonly path: string; readonly named: string; readonly readAs: string };
/** What may have been meant, each a plan that runs. */
export type ValueOption = { readonly col: string; readonly value: string; readonly plan: ComputedPlan };

export type Repaired =
  | { readonly kind: "plan"; readonly plan: Plan; readonly readings: readonly Reading[] }
  /** It looks for a value its column does not have, and has values like it. */
  | {
      readonly kind: "value";
      readonly plan: ComputedPlan;
      readonly readings: readonly Reading[];
      readonly named: string;
      readonly options: readonly ValueOption[];
    }
  | { readonly kind: "faults"; readonly faults: readonly RepairFault[] };

const OPTIONS_MAX = 3;

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

/** The key the rows before a step are kept under; no answer has it. */
const SO_FAR = "#";

class Repair {
  readonly #context: RepairContext;
  readonly #readings: Reading[] = [];
  readonly #faults: RepairFault[] = [];
  constructor(context: RepairContext) {
    this.#context = context;
  }

  plan({ from: named, steps }: ComputedPlan): Repaired {
    const from = this.#from(named);
    const kept: Step[] = [];
    let missing: Missing | null = null;
    let rows = from === null ? null : this.#run({ v: 1, from, steps: [] }, "");
    for (const [n, step] of steps.entries()) {
      if (rows === null) break;
      const path = `steps.${n}`;
      const isOpen = this.#context.isSample === true && kept.some(({ op }) => op === "pivot");
      const repaired = this.#step(step, rows, { path, isOpen });
      if (repaired === null) break;
      missing ??= this.#missing(repaired, rows, path);
      kept.push(repaired);
      rows = isOpen ? this.#tryRun(repaired, rows) : this.#run({ v: 1, from: SO_FAR, steps: [repaired] }, path, rows);
    }
    if (from === null || this.#faults.length > 0) return { kind: "faults", faults: this.#faults };
    const plan: ComputedPlan = { v: 1, from, steps: kept };
    if (this.#context.isSample !== true) this.#run(plan, null);
    if (this.#faults.length > 0) return { kind: "faults", faults: this.#faults };
    const readings = this.#readings;
    if (missing === null) return { kind: "plan", plan, readings };
    const { col, value, near, path } = missing;
    const options = near.map((other) => ({ col, value: other, plan: withText(plan, path, other) }));
    return { kind: "value", plan, readings, named: value, options };
  }

  #from(named: string): string | null {
    const { tables, results, tableNames } = this.#context;
    if (tables.has(named) || results?.has(named) === true) return named;
    // An answer nobody gave is no table.
    if (named.startsWith(SO_FAR)) return this.#fault({ path: "from", fault: "tableUnknown", near: [...(results?.keys() ?? [])] });
    const ids = [...tables.keys()];
    if (ids.length === 1) return ids[0] ?? null;
    return this.#table(named, "from", tableNames);
  }

  #table(named: string, path: string, names = this.#context.tableNames): string | null {
    const ids = [...this.#context.tables.keys()];
    if (ids.includes(named)) return named;
    const idOf = new Map(ids.flatMap((id) => [[id, id] as const, [names?.get(id) ?? id, id] as const]));
    const match = matchName(
      named,
      [...idOf.keys()].map((name) => ({ name })),
    );
    if (match.kind === "none") return this.#fault({ path, fault: "tableUnknown", near: match.near });
    if (match.kind === "read") this.#readings.push({ path, named, readAs: match.name });
    return idOf.get(match.name) ?? null;
  }

  #step(step: Step, rows: PlanResult, { path, isOpen }: { path: string; isOpen: boolean }): Step | null {
    const before = this.#faults.length;
    const own = this.#names(rows.columns, isOpen);
    if (step.op !== "join") {
      const mapped = mapNames(step, { own }, path);
      return this.#faults.length > before ? null : mapped;
    }
    const id = this.#table(step.with, `${path}.with`);
    const other = id === null ? undefined : this.#context.tables.get(id);
    if (id === null || other === undefined) return null;
    const mapped = mapNames({ ...step, with: id }, { own, other: this.#names(other.columns, false) }, path);
    return this.#faults.length > before ? null : mapped;
  }

  #names(columns: readonly Column[], isOpen: boolean): (name: string, path: string) => string {
    const candidates = columns.map(candidateOf);
    return (named, path) => {
      const match = matchName(named, candidates);
      if (match.kind === "none") {
        if (!isOpen) this.#fault({ path, fault: "columnUnknown", near: match.near });
        return named;
      }
      const isSaid = this.#readings.some((one) => one.named === named && one.readAs === match.name);
      if (match.kind === "read" && !isSaid) this.#readings.push({ path, named, readAs: match.name });
      return match.name;
    };
  }

  #missing(step: Step, { columns }: PlanResult, path: string): Missing | null {
    if (this.#context.isSample === true) return null;
    for (const { col, value, path: at } of valuesOf(step, path)) {
      const column = columns.find(({ name }) => name === col);
      if (column?.type !== "text") continue;
      const words = column.words.filter((word) => word !== "");
      const folded = foldText(value);
      if (words.some((word) => foldText(word) === folded)) continue;
      const near = likeWords(value, words);
      if (near.length > 0) return { col, value, near, path: at };
    }
    return null;
  }

  /** The rows a plan gives; null where it does not run, which is a fault. `path`: of its only step; null = it is the whole plan. */
  #run(plan: ComputedPlan, path: string | null, rows?: PlanResult): PlanResult | null {
    try {
      return this.#runOn(plan, rows);
    } catch (error) {
      if (!(error instanceof PlanError)) throw error;
      const at = path === null || path === "" ? error.path : error.path.replace("steps.0", path);
      const near = nearOf(error, rows?.columns ?? []);
      return this.#fault({ path: at, fault: error.fault, near });
    }
  }

  /** Of a sample not all columns are known: what cannot be run is left to those who have the table. */
  #tryRun(step: Step, rows: PlanResult): PlanResult | null {
    try {
      return this.#runOn({ v: 1, from: SO_FAR, steps: [step] }, rows);
    } catch (error) {
      if (error instanceof PlanError) return rows;
      throw error;
    }
  }

  #runOn(plan: ComputedPlan, rows?: PlanResult): PlanResult {
    const { tables, results, ownNames } = this.#context;
    return runPlan(plan, {
      tables,
      ownNames,
      results: new Map([...(results ?? []), ...(rows === undefined ? [] : [[SO_FAR, rows] as const])]),
    });
  }

  #fault(fault: RepairFault): null {
    this.#faults.push(fault);
    return null;
  }
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

type Missing = { readonly col: string; readonly value: string; readonly near: readonly string[]; readonly path: string };

const candidateOf = (column: Column): NameCandidate => ({
  name: column.name,
  isNumber: column.type === "number",
  unit: column.type === "number" ? column.unit : undefined,
});

/** Columns of the kind that was missed. */
function nearOf({ fault }: PlanError, columns: readonly Column[]): string[] {
  const type = fault === "notANumber" ? "number" : fault === "notADate" ? "date" : null;
  return columns
    .filter((column) => column.type === type)
    .map(({ name }) => name)
    .slice(0, PLAN_LIMITS.options);
}

/** So many different values are looked at: offering a near one is a help, not a promise. */
const WORDS_MAX = 5000;
/** A value of which less is the same is another one. */
const VALUE_DISTANCE_MAX = 0.5;

/** Values that hold the word, or that it holds; else those spelled nearly the same. */
function likeWords(value: string, words: readonly string[]): string[] {
  const folded = foldText(value);
  if (folded === "") return [];
  const some = words.slice(0, WORDS_MAX);
  const holding = some.filter((word) => foldText(word).includes(folded) || (folded.includes(foldText(word)) && foldText(word).length > 1));
  const near = holding.length > 0 ? holding : nearNames(value, some, OPTIONS_MAX, VALUE_DISTANCE_MAX);
  return near.slice(0, OPTIONS_MAX);
}

/** A plan with another text at a place of it. */
function withText(plan: ComputedPlan, path: string, text: string): ComputedPlan {
  const changed = structuredClone(plan);
  const keys = path.split(".");
  const last = keys.pop();
  const holder = keys.reduce<Record<string, unknown>>(
    (at, key) => at[key] as Record<string, unknown>,
    changed as unknown as Record<string, unknown>,
  );
  if (last !== undefined) holder[last] = text;
  return changed;
}
