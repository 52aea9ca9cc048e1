import type { ComputedPlan, Plan } from "../plan/plan-schema.ts";
import type { RunContext } from "../run/index.ts";
import type { RepairFault } from "./read-plan.ts";

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
