export { PlanError, type PlanFault } from "./plan-error.ts";
export { type PoorJoin, poorJoin } from "./poor-join.ts";
export {
  cellsOf,
  type Marks,
  type PlanResult,
  RESULT_ROWS_MAX,
  type RunContext,
  type RunNote,
  runPlan,
} from "./run-plan.ts";
