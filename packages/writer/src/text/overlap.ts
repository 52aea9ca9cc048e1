import type { Language } from "../language.ts";

/** A pair of Chinese characters packed in a number, or an English word: the unit of comparison. */
export type Unit = number | string;
export type Units = ReadonlySet<Unit>;

const STOP = new Set([
  "the",
  "and",
  "for",
  "with",
  "that",
  "this",
  "from",
  "are",
  "was",
  "into",
  "has",
  "have",
  "what",
  "when",
  "where",
  "whether",
]);
const FIRST_HAN = 0x4e00;
const LAST_HAN = 0x9fff;
const UTF16_UNITS = 0x10000;

function visitUnits(text: string, language: Language, visit: (unit: Unit) => void): void {
  if (language === "en") {
    for (const word of text.toLowerCase().match(/[a-z]{4,}/g) ?? []) if (!STOP.has(word)) visit(word);
    return;
  }
  // Numbers instead of substrings: this reads every character of the user's material.
  let before = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    const isHan = code >= FIRST_HAN && code <= LAST_HAN;
    if (isHan && before !== 0) visit(before * UTF16_UNITS + code);
    before = isHan ? code : 0;
  }
}

export function unitsOf(text: string, language: Language): Units {
  const units = new Set<Unit>();
  visitUnits(text, language, (unit) => units.add(unit));
  return units;
}

/** How often each unit occurs in the text. */
export function countUnits(text: string, language: Language): Map<Unit, number> {
  const counts = new Map<Unit, number>();
  visitUnits(text, language, (unit) => counts.set(unit, (counts.get(unit) ?? 0) + 1));
  return counts;
}

/** How many units two texts share. */
export function sharedUnits(mine: Units, theirs: Units): number {
  let shared = 0;
  for (const unit of mine) if (theirs.has(unit)) shared += 1;
  return shared;
}

/** For each text, how many of its units occur in any of the others; linear in the total length. */
export function sharedWithOthers(texts: readonly Units[]): number[] {
  const holders = new Map<Unit, number>();
  for (const units of texts) for (const unit of units) holders.set(unit, (holders.get(unit) ?? 0) + 1);
  return texts.map((units) => {
    let shared = 0;
    for (const unit of units) if ((holders.get(unit) ?? 0) > 1) shared += 1;
    return shared;
  });
}
