import stored from "../forms-en.gen.json" with { type: "json" };
import { ESSAY_KEY } from "./essay-entry.ts";
import type { FormField } from "./fill-form.ts";
import { createSceneFinder, type FinderEntry, type SceneFinder } from "./find-scenes.ts";
import { readForms } from "./read-forms.ts";
import { SCENE_CUES_EN } from "./scene-cues.en.ts";
import { SCENE_WORDS_EN } from "./scene-words.en.ts";

/** English is searched as it is written. */
export const readings: ReadonlyMap<string, string> = new Map();

const ESSAY: FinderEntry = { key: ESSAY_KEY, title: "Thesis", categories: ["document"] };

/** What can be filled in, by scene. */
export const forms: ReadonlyMap<string, readonly FormField[]> = new Map([
  ...readForms(stored),
  [
    ESSAY_KEY,
    [
      { key: "topic", label: "Topic", type: "text" },
      { key: "major", label: "Major", type: "text" },
    ],
  ],
]);

/** Finds scenes by an English sentence. */
export function createFinder(entries: readonly FinderEntry[]): SceneFinder {
  return createSceneFinder({ entries: [...entries, ESSAY], words: listsOf(SCENE_WORDS_EN), cues: listsOf(SCENE_CUES_EN), readings });
}

const listsOf = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([key, list]) => [key, list.split(", ")]));
