import stored from "../forms-en.gen.json" with { type: "json" };
import { createLanguageFinder } from "./language-finder.ts";
import { SAME_WORDS_EN } from "./same-words.en.ts";
import { SCENE_CUES_EN } from "./scene-cues.en.ts";
import { SCENE_WAYS_EN } from "./scene-ways.en.ts";
import { SCENE_WORDS_EN } from "./scene-words.en.ts";

export const { readings, forms, createFinder } = createLanguageFinder({
  stored,
  // English is searched as it is written.
  readings: new Map(),
  words: SCENE_WORDS_EN,
  cues: SCENE_CUES_EN,
  ways: SCENE_WAYS_EN,
  meanings: SAME_WORDS_EN,
  separator: ", ",
  essay: { title: "Thesis", topic: "Topic", major: "Major" },
});
