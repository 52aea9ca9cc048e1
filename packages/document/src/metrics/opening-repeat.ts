import { paragraphsOf, tokensOf } from "./tokens-of.ts";

const OPENING_TOKENS = 4;

/** Share of paragraphs that begin with the same four tokens as an earlier one. */
export function openingRepeat(text: string): number {
  const openings = paragraphsOf(text)
    .map(tokensOf)
    .filter((tokens) => tokens.length >= OPENING_TOKENS)
    .map((tokens) => tokens.slice(0, OPENING_TOKENS).join(" "));
  return openings.length === 0 ? 0 : 1 - new Set(openings).size / openings.length;
}
