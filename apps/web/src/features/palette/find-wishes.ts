import { type PaletteEntry, searchPalette } from "@tangleaf/catalogue/palette";
import { ESSAY_KEY, type FormField, fillForm, readWish, type SceneFinder } from "@tangleaf/catalogue/sentence";
import { webPaths } from "@tangleaf/contract/web-paths";
import type { Said } from "#lib/said-state.ts";

/** All that finding needs, in one language. */
export type FinderData = {
  /** Every scene, and the essays. */
  readonly entries: readonly PaletteEntry[];
  readonly finder: SceneFinder;
  readonly forms: ReadonlyMap<string, readonly FormField[]>;
  readonly readings: ReadonlyMap<string, string>;
};
/** A scene a sentence may mean, or the essays, and what its form gets from the sentence. */
export type FoundWish = {
  readonly entry: PaletteEntry;
  readonly path: string;
  readonly said: Said;
  /** The same with the labels of the fields, for reading. */
  readonly filled: readonly { readonly label: string; readonly value: string }[];
};

const NEAREST = 3;
export const FREE_KEY = "freeWrite";

/**
 * The scenes nearest to a sentence, the likeliest first: those it names or whose situation it tells, then those with its letters in
 * title or reading, then those whose titles and remarks have most in common with it.
 */
export function findWishes({ entries, finder, forms }: FinderData, sentence: string, most = NEAREST): FoundWish[] {
  if (sentence.trim() === "") return [];
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const like = [...searchPalette(entries, sentence), ...nearestBy(entries, sentence)].map(({ key }) => ({ key, named: [] }));
  const wish = readWish(sentence);
  const keys = new Set<string>();
  const found = finder.find(sentence);
  // What names the likeliest is not what the others are about.
  const namedFirst = found[0]?.named ?? [];
  return [...found, ...like]
    .flatMap(({ key, named }) => {
      const entry = byKey.get(key);
      return entry === undefined || keys.has(key) || !keys.add(key) ? [] : [{ entry, named }];
    })
    .slice(0, most)
    .map(({ entry, named }) => {
      const fields = forms.get(entry.key) ?? [];
      return foundWish(entry, fields, fillForm(fields, wish, [...named, ...namedFirst]));
    });
}

/** The way on where nothing fits: the sentence as the topic of a text of any kind. */
export function freeWish({ entries, forms }: FinderData, sentence: string): FoundWish | null {
  const entry = entries.find(({ key }) => key === FREE_KEY);
  if (entry === undefined) return null;
  const fields = forms.get(FREE_KEY) ?? [];
  const said = fillForm(fields, readWish(sentence));
  return foundWish(entry, fields, { ...said, topic: said["topic"] ?? sentence.trim() });
}

function foundWish(entry: PaletteEntry, fields: readonly FormField[], said: Said): FoundWish {
  const filled = fields.flatMap(({ key, label }) => {
    const value = said[key];
    return value === undefined ? [] : [{ label, value: String(value) }];
  });
  return { entry, path: pathOf(entry), said, filled };
}

export function pathOf({ key, type }: PaletteEntry): string {
  if (key === ESSAY_KEY) return webPaths.essayTitle();
  return type === "document" ? webPaths.document(key) : webPaths.scene(key);
}

/** By the pairs of letters in common; none in common are not near. */
function nearestBy(entries: readonly PaletteEntry[], sentence: string): PaletteEntry[] {
  const pairs = pairsOf(sentence);
  return entries
    .map((entry) => ({ entry, common: [...pairsOf(`${entry.title} ${entry.remark}`)].filter((pair) => pairs.has(pair)).length }))
    .filter(({ common }) => common > 0)
    .sort((a, b) => b.common - a.common)
    .map(({ entry }) => entry);
}

/** Two characters in Chinese, a word in English. */
function pairsOf(text: string): Set<string> {
  const characters = [...text];
  const pairs = characters
    .map((character, at) => character + (characters[at + 1] ?? ""))
    .filter((pair) => /^\p{Script=Han}{2}$/u.test(pair));
  return new Set([...pairs, ...(text.toLowerCase().match(/[a-z]{4,}/g) ?? [])]);
}
