/** Public API of the generation module. */
export { createGenerations, type GenerationModule } from "./create-generations.ts";
export { forgetRemovedTexts } from "./forget-words.repo.ts";
export { generationPersonalData } from "./personal-data.repo.ts";
