import stored from "../forms-en.gen.json" with { type: "json" };
import search from "../search-en.gen.json" with { type: "json" };
import { createLanguageFinder } from "./language-finder.ts";

export const { readings, forms, createFinder } = createLanguageFinder({
  stored,
  // English is searched as it is written.
  readings: new Map(),
  search,
  separator: ", ",
  essay: { title: "Thesis", topic: "Topic", major: "Major" },
});
