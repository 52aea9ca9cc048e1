/** Public API of the generation module. */
export { createGenerations, type GenerationModule } from "./create-generations.ts";
export { shownText } from "./present-generation.ts";
