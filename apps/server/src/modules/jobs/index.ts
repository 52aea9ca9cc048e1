/** What a module needs to define a kind of job. */
export { type AnyJobKind, defineJobKind, type JsonValue, type StepContext, type StepPlan, type StepResult } from "./job-kind.ts";
