import type { TermFile } from "../term-file.ts";
import terms from "./terms.gen.json" with { type: "json" };

/** What a word is: people and places stand behind "among" and "in", and are no concepts to define. */
type Kind = "people" | "place" | "thing";
type Term = { readonly words: string; readonly kind: Kind };
type Groups = TermFile["fromChinese"] | TermFile["fromEnglish"];

const TO_ENGLISH = new Map<string, Term>();
const TO_CHINESE = new Map<string, Term>();
for (const [first, { words, kind }] of listTerms(terms.fromChinese)) {
  TO_ENGLISH.set(first, { words, kind });
  if (!TO_CHINESE.has(words.toLowerCase())) TO_CHINESE.set(words.toLowerCase(), { words: first, kind });
}
for (const [first, term] of listTerms(terms.fromEnglish)) TO_CHINESE.set(first.toLowerCase(), term);

function listTerms({ things, people, places }: Groups): [string, Term][] {
  const list = (group: Readonly<Record<string, string>>, kind: Kind) =>
    Object.entries(group).map(([first, words]): [string, Term] => [first, { words, kind }]);
  return [...list(things, "thing"), ...list(people, "people"), ...list(places, "place")];
}

/** The word in the other language; "" where it is unknown. */
export function translateTerm(word: string, from: "zh" | "en"): string {
  return findTerm(word, from)?.words ?? "";
}

/** The word in the other language with what it is; undefined where it is unknown. */
export function findTerm(word: string, from: "zh" | "en"): Term | undefined {
  return from === "zh" ? TO_ENGLISH.get(word) : TO_CHINESE.get(word.toLowerCase());
}
