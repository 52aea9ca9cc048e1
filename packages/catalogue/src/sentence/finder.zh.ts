import stored from "../forms-zh.gen.json" with { type: "json" };
import { readReadings } from "../palette.ts";
import data from "../readings.gen.json" with { type: "json" };
import { ESSAY_KEY } from "./essay-entry.ts";
import type { FormField } from "./fill-form.ts";
import { createSceneFinder, type FinderEntry, type SceneFinder } from "./find-scenes.ts";
import { readForms } from "./read-forms.ts";
import { SCENE_CUES_ZH } from "./scene-cues.zh.ts";
import { SCENE_WORDS_ZH } from "./scene-words.zh.ts";

/** Readings of common characters: for titles that are searched by pinyin. */
export const readings = readReadings(data.readings);

const ESSAY: FinderEntry = { key: ESSAY_KEY, title: "毕业论文", categories: ["document"] };

/** What can be filled in, by scene. */
export const forms: ReadonlyMap<string, readonly FormField[]> = new Map([
  ...readForms(stored),
  [
    ESSAY_KEY,
    [
      { key: "topic", label: "研究方向", type: "text" },
      { key: "major", label: "专业", type: "text" },
    ],
  ],
]);

/** Finds scenes by a Chinese sentence. */
export function createFinder(entries: readonly FinderEntry[]): SceneFinder {
  return createSceneFinder({ entries: [...entries, ESSAY], words: listsOf(SCENE_WORDS_ZH), cues: listsOf(SCENE_CUES_ZH), readings });
}

const listsOf = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([key, list]) => [key, list.split(" ")]));
