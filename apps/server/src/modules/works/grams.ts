import { setImmediate as nextTurn } from "node:timers/promises";
import { readingPairs } from "@tangleaf/catalogue/reads-as";

/** UTF-16 units read at one go, so that nobody waits for a long text. */
const STEP_UNITS = 50_000;
/** A longer text is looked into at every search instead: its pairs would be most of those there are. */
const INDEXED_MAX_UNITS = 300_000;
/** Held by every text that is to be looked into whatever is searched for. */
const ANY = "*";

/** How pairs of characters of a person become numbers: different ones for everybody, so that one person's search meets their own entries only. */
export type GramCode = {
  readonly pair: (a: number, b: number) => number;
  readonly reading: (pair: string) => number;
  readonly any: number;
};

export function gramCode(userId: string): GramCode {
  let salt = 0x811c9dc5;
  for (let at = 0; at < userId.length; at++) salt = Math.imul(salt ^ userId.charCodeAt(at), 0x01000193);
  const mix = (a: number, b: number, kind: number): number => {
    let hash = Math.imul(salt ^ Math.imul(a, 0x9e3779b1) ^ kind, 0x85ebca6b) ^ Math.imul(b + 1, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return (hash ^ (hash >>> 13)) | 0;
  };
  return {
    pair: (a, b) => mix(a, b, 0),
    reading: (pair) => mix(pair.charCodeAt(0), pair.charCodeAt(1), 1),
    any: mix(ANY.charCodeAt(0), 0, 2),
  };
}

/** What an entry is found by: every two neighbours of its folded text, and every two letters its title can be read with. */
export async function gramsOf(code: GramCode, { title, text }: { title: string; text: string }): Promise<number[]> {
  const grams = new Set<number>(readingPairs(title).map(code.reading));
  if (text.length > INDEXED_MAX_UNITS) return [...grams.add(code.any)];
  for (let from = 0; from < text.length; from += STEP_UNITS) {
    if (from > 0) await nextTurn();
    const until = Math.min(from + STEP_UNITS, text.length - 1);
    for (let at = from; at < until; at++) grams.add(code.pair(text.charCodeAt(at), text.charCodeAt(at + 1)));
  }
  return [...grams];
}

/** More pairs do not leave out more texts. */
const ASKED_MAX = 12;

/** The pairs an entry has to hold to be looked into, as alternatives; null = the words are too few to leave any out. */
export function askedGrams(code: GramCode, words: string): number[][] | null {
  if (words.length < 2) return null;
  const pairs = pairsOf(words).map((pair) => code.pair(pair.charCodeAt(0), pair.charCodeAt(1)));
  const letters = lettersOf(words);
  const readings = letters === null ? [] : [pairsOf(letters).map(code.reading)];
  return [pairs, ...readings, [code.any]].map((grams) => [...new Set(grams)].slice(0, ASKED_MAX));
}

/** Letters alone may spell what a title says. null = they cannot. */
export function lettersOf(words: string): string | null {
  const letters = words.replace(/[^a-z]/g, "");
  return /^[a-z' ]+$/.test(words) && letters.length >= 2 ? letters : null;
}

function pairsOf(text: string): string[] {
  return Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
}
