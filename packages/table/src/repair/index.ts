export type { RepairFault } from "./read-plan.ts";
export { repairPlan, twoReadings } from "./repair-plan.ts";
export type { Reading, RepairContext, Repaired, ValueOption } from "./repaired.ts";
export { type ColumnFacts, sampleContext } from "./sample-context.ts";
