import { foldWord } from "./fold-character.ts";

/** One place of a pattern: the characters that may stand there, null = any of the same sentence; an optional one may be left out. */
type Place = { readonly characters: ReadonlySet<string> | null; readonly optional: boolean };
export type Pattern = readonly Place[];

/** Characters between two parts of a pattern, at most. */
const GAP_MAX = 20;
const PLACES_MAX = 100;
/** A gap does not reach over the end of a sentence. */
const SENTENCE_ENDS: ReadonlySet<string> = new Set(["\n", "。", "!", "?", ";"]);

export function isPattern(term: string): boolean {
  return /[{}[\]]/.test(term);
}

/**
 * A pattern as places: `[买卖]` one of these characters, `{6}` up to six of any. It begins and ends with characters of its own.
 * There is no repetition without a bound, so looking for it costs no more than its length a character. null = not readable.
 */
export function readPattern(term: string): Pattern | null {
  const places: Place[] = [];
  const parts = /\{(\d{1,2})\}|\[([^[\]{}]+)\]|([^[\]{}]+)/gy;
  let end = 0;
  for (const [whole, gap, choice, plain] of term.matchAll(parts)) {
    end += whole.length;
    if (gap !== undefined) {
      if (Number(gap) < 1 || Number(gap) > GAP_MAX) return null;
      for (let n = 0; n < Number(gap); n++) places.push({ characters: null, optional: true });
    } else if (choice !== undefined) {
      places.push({ characters: new Set(foldWord(choice)), optional: false });
    } else {
      for (const character of foldWord(plain ?? "")) places.push({ characters: new Set([character]), optional: false });
    }
  }
  const own = [places[0], places.at(-1)].every((place) => place?.characters != null && place.characters.size > 0);
  return end === term.length && own && places.length <= PLACES_MAX ? places : null;
}

/** Where a pattern has come to in a text: for each place, the earliest position of the text it can have begun at; -1 = not there. */
export type Thread = { readonly pattern: Pattern; readonly begins: number[] };

/** A thread that has not begun. Its last entry stands for the whole pattern. */
export function openThread(pattern: Pattern): Thread {
  return { pattern, begins: new Array<number>(pattern.length + 1).fill(-1) };
}

/** Takes the character at a position; returns where a whole pattern that ends with it began, or -1. */
export function stepThread({ pattern, begins }: Thread, character: string, at: number): number {
  for (let place = pattern.length - 1; place >= 0; place--) {
    const { characters = null } = pattern[place] ?? {};
    // It may begin anywhere.
    const from = place === 0 ? at : (begins[place] ?? -1);
    const fits = characters === null ? !SENTENCE_ENDS.has(character) : characters.has(character);
    begins[place] = -1;
    if (from !== -1 && fits) begins[place + 1] = earlier(begins[place + 1] ?? -1, from);
  }
  for (let place = 0; place < pattern.length; place++) {
    const from = begins[place] ?? -1;
    if (from !== -1 && pattern[place]?.optional === true) begins[place + 1] = earlier(begins[place + 1] ?? -1, from);
  }
  const whole = begins[pattern.length] ?? -1;
  begins[pattern.length] = -1;
  return whole;
}

/** The earliest position of the text the thread holds on to; -1 = none. */
export function heldBy({ begins }: Thread): number {
  return begins.reduce(earlier, -1);
}

function earlier(one: number, other: number): number {
  if (one === -1) return other;
  return other === -1 ? one : Math.min(one, other);
}
