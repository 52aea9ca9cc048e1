import type { GlossaryEntry } from "../check-options.ts";
import { createWordFinder } from "../find-words.ts";

/** Terms of the glossary a text uses, by whichever of their names, in the order of the glossary. */
export function termsUsed(section: string, glossary: readonly GlossaryEntry[]): string[] {
  const termOf = new Map<string, string>();
  for (const { term, english, abbreviation, variants = [] } of glossary) {
    for (const name of [term, english, abbreviation, ...variants]) if (name !== undefined && !termOf.has(name)) termOf.set(name, term);
  }
  const used = new Set(createWordFinder([...termOf.keys()])(section).map(({ word }) => termOf.get(word)));
  return glossary.map(({ term }) => term).filter((term, index, all) => used.has(term) && all.indexOf(term) === index);
}
