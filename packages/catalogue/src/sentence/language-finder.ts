import { ESSAY_KEY } from "./essay-entry.ts";
import type { FormField } from "./fill-form.ts";
import { createSceneFinder, type FinderEntry, type SceneFinder } from "./find-scenes.ts";
import { type FormsData, readForms } from "./read-forms.ts";

/** Names, cues and ways of asking by columns, a line a scene; a line of a list is empty where a scene has none. */
export type SearchData = {
  readonly key: string;
  readonly names: string;
  readonly cues: string;
  readonly ways: string;
  /** Words that mean much the same, a line a meaning. */
  readonly meanings: string;
};

export type LanguageFinder = {
  /** Readings of common characters: for titles that are searched by pinyin. */
  readonly readings: ReadonlyMap<string, string>;
  /** What can be filled in, by scene. */
  readonly forms: ReadonlyMap<string, readonly FormField[]>;
  /** Finds scenes by a sentence in this language. */
  createFinder(entries: readonly FinderEntry[]): SceneFinder;
};

/** All that finding by a sentence needs in one language. Names and cues of a scene are parted by `separator`, its ways of asking by `|`. */
export function createLanguageFinder(input: {
  readonly stored: FormsData;
  readonly readings: ReadonlyMap<string, string>;
  readonly search: SearchData;
  readonly separator: string;
  /** The essays, which have a form of their own. */
  readonly essay: { readonly title: string; readonly topic: string; readonly major: string };
}): LanguageFinder {
  const { stored, readings, search, separator, essay } = input;
  const keys = search.key.split("\n");
  const readLists = (column: string, between: string) =>
    Object.fromEntries(column.split("\n").flatMap((list, n) => (list === "" ? [] : [[keys[n] ?? "", list.split(between)]])));
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
        words: readLists(search.names, separator),
        cues: readLists(search.cues, separator),
        ways: readLists(search.ways, "|"),
        meanings: search.meanings.split("\n"),
        readings,
      }),
  };
}
