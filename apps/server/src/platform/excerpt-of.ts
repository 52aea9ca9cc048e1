import { foldForSearch } from "./fold-for-search.ts";

const EXCERPT_CHARACTERS = 120;
/** UTF-16 units folded at a time to find a place again. */
const STEP_UNITS = 64;

/** A word of an alphabet that was cut in two, and what is before it. */
const CUT_WORD = /(?<=\s)[\p{Script=Latin}\p{Nd}'’-]{1,30}$/u;
const WITHIN_WORD = /^[\p{Script=Latin}\p{Nd}'’-]/u;

/** The beginning of plain words, or the surroundings of what was looked for. */
export function excerptOf(plain: string, q: string | undefined): string {
  const at = placeOf(plain, q === undefined ? "" : foldForSearch(q).trim());
  const from = at <= EXCERPT_CHARACTERS / 2 ? 0 : at - EXCERPT_CHARACTERS / 4;
  const end = from + EXCERPT_CHARACTERS;
  const cut = plain.slice(from, end).toWellFormed();
  // What is left of a word reads like another one.
  const whole = WITHIN_WORD.test(plain.slice(end)) ? cut.replace(CUT_WORD, "").trimEnd() : cut;
  return `${from > 0 ? "…" : ""}${whole}${end < plain.length ? "…" : ""}`;
}

/** Where folded words stand in a text, to within a few units; -1 = nowhere. Folding makes some characters longer (… is three). */
function placeOf(plain: string, words: string): number {
  const at = words === "" ? -1 : foldForSearch(plain).indexOf(words);
  if (at <= 0) return at;
  for (let from = 0, folded = 0; from < plain.length; from += STEP_UNITS) {
    const units = foldForSearch(plain.slice(from, from + STEP_UNITS)).length;
    if (folded + units > at) return from + Math.min(at - folded, STEP_UNITS - 1);
    folded += units;
  }
  return at;
}
