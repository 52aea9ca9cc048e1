/** What a module needs to define a kind of job. */
export { type AnyJobKind, defineJobKind, type StepContext, type StepPlan, type StepResult } from "./job-kind.ts";
