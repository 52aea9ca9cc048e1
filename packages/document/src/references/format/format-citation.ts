import { isEastAsian, type Person, personText, type Reference, type ReferenceLanguage, yearOf } from "../reference.ts";
import { NO_AUTHOR } from "./format-reference.ts";
import { mainPeople } from "./names.ts";

/** What stands in the text for these numbers, in order, each once: [2], [1,3], [1-3,7]. Empty for none. */
export function formatNumbers(numbers: readonly number[]): string {
  const ordered = [...new Set(numbers)].sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const number of ordered) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.length === 0 ? "" : `[${runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(",")}]`;
}

const MARKS: Readonly<Record<ReferenceLanguage, readonly [open: string, comma: string, semicolon: string, close: string]>> = {
  zh: ["（", "，", "；", "）"],
  en: ["(", ", ", "; ", ")"],
  other: ["(", ", ", "; ", ")"],
};

/**
 * What stands in the text for these references: （张三，2020）, (Smith et al., 2020a). Brackets and marks are those of the first
 * one's language unless told. An unknown year is left out.
 */
export function formatAuthorYear(
  references: readonly Reference[],
  { suffixes, language }: { readonly suffixes?: ReadonlyMap<string, string>; readonly language?: ReferenceLanguage } = {},
): string {
  const [first] = references;
  if (first === undefined) return "";
  const [open, comma, semicolon, close] = MARKS[language ?? first.language];
  const cited = references.map((reference) => {
    const year = yearOf(reference);
    return year === undefined ? authorLabel(reference) : `${authorLabel(reference)}${comma}${year}${suffixes?.get(reference.id) ?? ""}`;
  });
  return `${open}${cited.join(semicolon)}${close}`;
}

/** The letters that tell apart what is cited by the same author and year: id → a, b, … in the order given. */
export function yearSuffixes(references: readonly Reference[]): ReadonlyMap<string, string> {
  const groups = Map.groupBy(references, (reference) => `${authorLabel(reference)} ${yearOf(reference) ?? ""}`);
  const found = new Map<string, string>();
  for (const group of groups.values()) {
    if (group.length > 1 && yearOf(group[0] as Reference) !== undefined) group.forEach(({ id }, at) => void found.set(id, letterOf(at)));
  }
  return found;
}

/** a … z, then aa, ab, …: letters never run out. */
function letterOf(at: number): string {
  const A = 97;
  const LETTERS = 26;
  const rest = Math.floor(at / LETTERS) - 1;
  return (rest >= 0 ? letterOf(rest) : "") + String.fromCharCode(A + (at % LETTERS));
}

function authorLabel(reference: Reference): string {
  const people = mainPeople(reference);
  const [first] = people;
  if (first === undefined) return NO_AUTHOR[reference.language];
  const name = shortName(first);
  if (people.length === 1 && reference.moreAuthors !== true) return name;
  return isEastAsian(name) ? `${name}等` : `${name} et al.`;
}

/** A Western author by the family name, a Chinese one and an organisation by the whole. */
function shortName(person: Person): string {
  return "literal" in person || isEastAsian(person.family) ? personText(person) : person.family.trim();
}
