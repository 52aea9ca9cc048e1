import { ESSAY_KEY } from "./essay-entry.ts";
import type { FormField } from "./fill-form.ts";
import { createSceneFinder, type FinderEntry, type SceneFinder } from "./find-scenes.ts";
import { type FormsData, readForms } from "./read-forms.ts";

type Lists = Readonly<Record<string, string>>;

export type LanguageFinder = {
  /** Readings of common characters: for titles that are searched by pinyin. */
  readonly readings: ReadonlyMap<string, string>;
  /** What can be filled in, by scene. */
  readonly forms: ReadonlyMap<string, readonly FormField[]>;
  /** Finds scenes by a sentence in this language. */
  createFinder(entries: readonly FinderEntry[]): SceneFinder;
};

/** All that finding by a sentence needs in one language. `names` and `cues` are lists by scene, parted by `separator`. */
export function createLanguageFinder(input: {
  readonly stored: FormsData;
  readonly readings: ReadonlyMap<string, string>;
  readonly names: Lists;
  readonly cues: Lists;
  /** Parted by `|`. */
  readonly ways: Lists;
  readonly meanings: readonly string[];
  readonly separator: string;
  /** The essays, which have a form of their own. */
  readonly essay: { readonly title: string; readonly topic: string; readonly major: string };
}): LanguageFinder {
  const { stored, readings, separator, essay } = input;
  const listsOf = (lists: Lists, between = separator) =>
    Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, list.split(between)]));
  const fields: FormField[] = [
    { key: "topic", label: essay.topic, type: "text" },
    { key: "major", label: essay.major, type: "text" },
  ];
  const entry: FinderEntry = { key: ESSAY_KEY, title: essay.title, remark: "", categories: ["document"] };
  return {
    readings,
    forms: new Map([...readForms(stored), [ESSAY_KEY, fields]]),
    createFinder: (entries) =>
      createSceneFinder({
        entries: [...entries, entry],
        words: listsOf(input.names),
        cues: listsOf(input.cues),
        ways: listsOf(input.ways, "|"),
        meanings: input.meanings,
        readings,
      }),
  };
}
