import { hasWords } from "../count-characters.ts";
import { paragraphsOf, sentencesOf, tokensOf } from "./tokens-of.ts";

/** rep-n grows with length, so longer texts are measured in windows of this many tokens. */
export const REPETITION_WINDOW_TOKENS = 1200;
/** A shorter rest is added to the last window, because a tiny window would distort the mean. */
const SHORTEST_WINDOW_TOKENS = 300;

/** rep-n: the share of n-grams that occurred before, 0 (none) to 1; the mean over windows of a long text. */
export function repetition(text: string, n: number): number {
  const windows = windowsOf(tokensOf(text));
  let weighted = 0;
  let weights = 0;
  for (const tokens of windows) {
    const grams = Math.max(0, tokens.length - n + 1);
    if (grams === 0) continue;
    const unique = new Set<string>();
    for (let i = 0; i < grams; i++) unique.add(tokens.slice(i, i + n).join("\u0000"));
    weighted += grams - unique.size;
    weights += grams;
  }
  return weights === 0 ? 0 : weighted / weights;
}

/** Product of 1 − rep-n for n = 2 to 4: 1 means nothing is repeated. */
export function diversity(text: string): number {
  return (1 - repetition(text, 2)) * (1 - repetition(text, 3)) * (1 - repetition(text, 4));
}

function windowsOf(tokens: readonly string[]): (readonly string[])[] {
  const windows: (readonly string[])[] = [];
  let start = 0;
  while (tokens.length - start >= REPETITION_WINDOW_TOKENS + SHORTEST_WINDOW_TOKENS) {
    windows.push(tokens.slice(start, start + REPETITION_WINDOW_TOKENS));
    start += REPETITION_WINDOW_TOKENS;
  }
  windows.push(tokens.slice(start));
  return windows;
}

/** A repeated sentence with fewer tokens is a set phrase ("谢谢大家") and does not count. */
const SHORTEST_SENTENCE_TOKENS = 6;

/** Share of sentences equal to an earlier one, ignoring marks and case. */
export function duplicateSentences(text: string): number {
  const sentences = sentencesOf(text)
    .map(tokensOf)
    .filter((tokens) => tokens.length >= SHORTEST_SENTENCE_TOKENS);
  const unique = new Set(sentences.map((tokens) => tokens.filter(hasWords).join(" ")));
  return sentences.length === 0 ? 0 : 1 - unique.size / sentences.length;
}

const OPENING_TOKENS = 4;

/** Share of paragraphs that begin with the same four tokens as an earlier one. */
export function openingRepeat(text: string): number {
  const openings = paragraphsOf(text)
    .map(tokensOf)
    .filter((tokens) => tokens.length >= OPENING_TOKENS)
    .map((tokens) => tokens.slice(0, OPENING_TOKENS).join(" "));
  return openings.length === 0 ? 0 : 1 - new Set(openings).size / openings.length;
}
