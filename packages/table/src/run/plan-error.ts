/** Why a plan cannot be run. */
export type PlanFault =
  | "columnUnknown"
  | "tableUnknown"
  | "nameTaken"
  | "notANumber"
  | "notADate"
  | "notComparable"
  | "valueMissing"
  | "argumentsWrong"
  | "tooDeep"
  | "tooManyColumns"
  | "resultTooLarge"
  | "cleanIncomplete";

/** A plan that cannot be run: where, why, and what was meant perhaps. */
export class PlanError extends Error {
  readonly fault: PlanFault;
  /** In the plan: `steps.2.where.col`. */
  readonly path: string;
  /** What it named. */
  readonly named: string;
  constructor(fault: PlanFault, path: string, named = "") {
    super(`${fault} at ${path}${named === "" ? "" : `: ${named}`}`);
    this.fault = fault;
    this.path = path;
    this.named = named;
  }
}
