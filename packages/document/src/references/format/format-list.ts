import { isEastAsian, personText, type Reference, yearOf } from "../reference.ts";
import { yearSuffixes } from "./format-citation.ts";
import { formatReference } from "./format-reference.ts";
import { mainPeople } from "./names.ts";
import type { FormatOptions } from "./style.ts";

/** An entry of the list; the label is empty where the text cites by author and year. */
export type ListEntry = { readonly id: string; readonly label: string; readonly text: string };

/** The list of references: by number in the order given, by author and year sorted as the standard has it. */
export function formatList(references: readonly Reference[], options: FormatOptions = {}): ListEntry[] {
  if (options.system !== "authorYear") {
    return references.map((reference, at) => ({ id: reference.id, label: `[${at + 1}]`, text: formatReference(reference, options) }));
  }
  const sorted = sortByAuthor(references);
  const suffixes = yearSuffixes(sorted);
  return sorted.map((reference) => {
    const yearSuffix = suffixes.get(reference.id);
    return { id: reference.id, label: "", text: formatReference(reference, { ...options, yearSuffix }) };
  });
}

const COLLATOR = new Intl.Collator("zh-CN-u-co-pinyin", { numeric: true });

/** Chinese, Japanese and Korean, Latin, Cyrillic, the rest; within each by author, then by year. */
export function sortByAuthor(references: readonly Reference[]): Reference[] {
  const keyed = references.map((reference) => ({ reference, script: scriptOf(reference), name: sortName(reference) }));
  keyed.sort(
    (a, b) =>
      a.script - b.script ||
      COLLATOR.compare(a.name, b.name) ||
      COLLATOR.compare(yearOf(a.reference) ?? "", yearOf(b.reference) ?? "") ||
      COLLATOR.compare(a.reference.title, b.reference.title),
  );
  return keyed.map(({ reference }) => reference);
}

const SCRIPTS: readonly ((reference: Reference) => boolean)[] = [
  ({ language }) => language === "zh",
  ({ title }) => isEastAsian(title),
  ({ title }) => /\p{Script=Latin}/u.test(title),
  ({ title }) => /\p{Script=Cyrillic}/u.test(title),
];

function scriptOf(reference: Reference): number {
  const at = SCRIPTS.findIndex((is) => is(reference));
  return at === -1 ? SCRIPTS.length : at;
}

/** Names by family name first; without a name the title decides. */
function sortName(reference: Reference): string {
  const people = mainPeople(reference).map((person) =>
    "family" in person ? `${person.family} ${person.given ?? ""}` : personText(person),
  );
  return people.length > 0 ? people.join(" ") : reference.title;
}
