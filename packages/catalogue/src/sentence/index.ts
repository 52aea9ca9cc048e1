/** Public API of finding the scene a sentence asks for, and of filling in its form from the same sentence. */
export { fillForm } from "./fill-form.ts";
export { createSceneFinder, type FoundScene, type SceneFinder } from "./find-scenes.ts";
export { readWish, type Wish } from "./read-wish.ts";
