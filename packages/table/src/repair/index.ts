export type { RepairFault } from "./read-plan.ts";
export { type Reading, type RepairContext, type Repaired, repairPlan, twoReadings, type ValueOption } from "./repair-plan.ts";
export { type ColumnFacts, sampleContext } from "./sample-context.ts";
