/** Door of the generation room. */
export { createGenerations, type GenerationRoom } from "./create-generations.ts";
export type { Generations } from "./generation.ts";
export type { GenerationOptions } from "./options.ts";
