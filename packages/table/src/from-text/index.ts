export { figureNotes } from "./figure-notes.ts";
export * from "./find-figures.ts";
export * from "./list-figures.ts";
export type { FoundTable, Placed } from "./placed.ts";
