/** Public API of the generation module. */
export { allowedFields } from "./allowed-fields.ts";
export { createGenerations, type GenerationModule } from "./create-generations.ts";
export { DRAFT_KINDS } from "./draft-kinds.ts";
export { forgetRemovedTexts } from "./forget-words.repo.ts";
export type { PreparedStep } from "./job-steps.ts";
export { estimateWithin } from "./job-steps.ts";
export { sectionSample } from "./kinds/section.ts";
export type { JobHook, PlanFaults, StepSettlement } from "./options.ts";
export { countTextBytes, generationPersonalData } from "./personal-data.repo.ts";
export { textExcerpt } from "./present-generation.ts";
export { readLengths } from "./read-lengths.ts";
