import { ESSAY_KEY } from "./essay-entry.ts";
import { createSceneFinder, type FinderEntry, type SceneFinder } from "./find-scenes.ts";
import { SCENE_CUES_EN } from "./scene-cues.en.ts";
import { SCENE_WORDS_EN } from "./scene-words.en.ts";

/** English is searched as it is written. */
export const readings: ReadonlyMap<string, string> = new Map();

const ESSAY: FinderEntry = { key: ESSAY_KEY, title: "Thesis", categories: ["document"] };

/** Finds scenes by an English sentence. */
export function createFinder(entries: readonly FinderEntry[]): SceneFinder {
  return createSceneFinder({ entries: [...entries, ESSAY], words: listsOf(SCENE_WORDS_EN), cues: listsOf(SCENE_CUES_EN), readings });
}

const listsOf = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([key, list]) => [key, list.split(", ")]));
