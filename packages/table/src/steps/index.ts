export { type AppliedSteps, applySteps, type StepEffect } from "./apply-steps.ts";
export { type MergedSteps, mergeSteps } from "./merge-steps.ts";
export * from "./sheet-step-schema.ts";
export * from "./steps-max.ts";
