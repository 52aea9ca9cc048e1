export { PlanError, type PlanFault } from "./plan-error.ts";
export * from "./run-plan.ts";
