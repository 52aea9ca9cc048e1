/** Public API of the generation module. */
export { createGenerations, type GenerationModule } from "./create-generations.ts";
export type { JobHook, PreparedStep, StepGenerations, StepSettlement } from "./job-steps.ts";
export { estimateWithin } from "./job-steps.ts";
export { shownText } from "./present-generation.ts";
