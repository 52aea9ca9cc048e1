import type { Column } from "../columns/index.ts";
import type { ComputedPlan, Step } from "../plan/plan-schema.ts";
import { PLAN_LIMITS } from "../plan/plan-terms.ts";
import { PlanError, type PlanResult, runPlan } from "../run/index.ts";
import { matchName, type NameCandidate } from "./match-name.ts";
import { type Missing, missingValue, withText } from "./missing-values.ts";
import { mapNames } from "./plan-names.ts";
import type { RepairFault } from "./read-plan.ts";
import type { Reading, RepairContext, Repaired } from "./repaired.ts";

/** The key the rows before a step are kept under; no answer has it. */
const SO_FAR = "#";

/** One plan under repair: its names are read one step after the other, each by the columns that step finds. */
export class Repair {
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
      if (this.#context.isSample !== true) missing ??= missingValue(repaired, rows.columns, path);
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
    if (named.startsWith(SO_FAR)) return this.#fault({ path: "from", fault: "tableUnknown", near: [] });
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
    // Earlier results are worked out as they are asked for: no more than the plan begins with.
    const start = rows ?? results?.get(plan.from);
    return runPlan(plan, { tables, ownNames, results: new Map(start === undefined ? [] : [[plan.from, start]]) });
  }

  #fault(fault: RepairFault): null {
    this.#faults.push(fault);
    return null;
  }
}

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
