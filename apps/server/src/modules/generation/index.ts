/** Door of the generation room. */
export { createGenerations, type GenerationRoom } from "./create-generations.ts";
