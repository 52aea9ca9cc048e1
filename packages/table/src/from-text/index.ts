export * from "./find-figures.ts";
export type { FoundTable, Placed } from "./placed.ts";
