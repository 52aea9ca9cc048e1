import { createHash } from "node:crypto";
import type { SheetTable } from "@tangleaf/table/columns";
import type { ComputedPlan } from "@tangleaf/table/plan";
import { type PlanResult, type RunContext, runPlan } from "@tangleaf/table/run";
import type { SheetStep } from "@tangleaf/table/step-schema";
import { type AppliedSteps, applySteps } from "@tangleaf/table/steps";
import type { OpenedTables, TableSource } from "./opened-tables.ts";

/** A sheet as the thread is asked for it. */
export type SheetSource = TableSource & { readonly sheetId: string };
/** A table as the thread is asked for it: its sheets, what was done to each, and the plans that were answered, by their numbers. */
export type TableTask = {
  /** Whose turn the task takes. */
  readonly userId: string;
  readonly sheets: readonly SheetSource[];
  readonly steps: Readonly<Record<string, readonly SheetStep[]>>;
  readonly plans: readonly { readonly no: number; readonly plan: ComputedPlan }[];
};

const CELL_BYTES = 8;

/** A map whose values are made when they are asked for, once. */
class LazyMap<Value> extends Map<string, Value> {
  readonly #names: readonly string[];
  readonly #make: (name: string) => Value;
  constructor(names: readonly string[], make: (name: string) => Value) {
    super();
    this.#names = names;
    this.#make = make;
  }
  override get(name: string): Value | undefined {
    if (!super.has(name) && this.#names.includes(name)) this.set(name, this.#make(name));
    return super.get(name);
  }
  override has(name: string): boolean {
    return this.#names.includes(name);
  }
  override keys() {
    return this.#names.values() as MapIterator<string>;
  }
  override values() {
    return this.#all().values();
  }
  override entries() {
    return this.#all().entries();
  }
  override [Symbol.iterator]() {
    return this.entries();
  }
  #all(): Map<string, Value> {
    return new Map(this.#names.map((name) => [name, this.get(name) as Value]));
  }
}

/** The sheets of a table, opened as they are needed. Everything throws TablesMissing. */
export function sheetsOfTable({ sheets, steps, plans }: TableTask, opened: OpenedTables) {
  /** A sheet as its steps leave it. */
  function applied(source: SheetSource): AppliedSteps {
    const table = opened.open(source);
    const done = (steps[source.sheetId] ?? []).filter((step) => !step.isOff);
    if (done.length === 0) return { table, shown: null, marks: [], effects: [] };
    const key = `${source.key}#${createHash("sha256").update(JSON.stringify(done)).digest("hex")}`;
    return opened.derive(key, table.columns.length * table.rowCount * CELL_BYTES, () => applySteps(table, done));
  }
  const sources = new Map(sheets.map((sheet) => [sheet.sheetId, sheet]));
  const tables: ReadonlyMap<string, SheetTable> = new LazyMap([...sources.keys()], (id) => applied(sources.get(id) as SheetSource).table);

  /** Results of the answers before a number: each is worked out again of the table as it is now. */
  function resultsBefore(no: number, ownNames: RunContext["ownNames"]): ReadonlyMap<string, PlanResult> {
    const earlier = new Map(plans.filter((one) => one.no < no).map((one) => [`#${one.no}`, one]));
    return new LazyMap([...earlier.keys()], (name) => {
      const { plan, no: own } = earlier.get(name) as TableTask["plans"][number];
      return runPlan(plan, { tables, results: resultsBefore(own, ownNames), ownNames });
    });
  }

  return {
    tables,
    resultsBefore,
    /** null where there is no such sheet. */
    view(sheetId: string): AppliedSteps | null {
      const source = sources.get(sheetId);
      return source === undefined ? null : applied(source);
    },
  };
}
