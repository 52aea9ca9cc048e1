/** Door of the generation room. */
export { createGenerations, type GenerationRoom } from "./create-generations.ts";
export { shownText } from "./present-generation.ts";
