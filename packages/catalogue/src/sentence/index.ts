/** Public API of finding the scene a sentence asks for, and of filling in its form from the same sentence. */
export { ESSAY_KEY } from "./essay-entry.ts";
export { type FormField, fillForm } from "./fill-form.ts";
export type { FinderEntry, FoundScene, SceneFinder } from "./find-scenes.ts";
export { readWish, type Wish } from "./read-wish.ts";
