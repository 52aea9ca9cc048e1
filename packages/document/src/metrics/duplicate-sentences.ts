import { sentencesOf, tokensOf } from "./tokens-of.ts";

/** Tokens under which a repeated sentence is a phrase of the trade ("谢谢大家"), not a fault. */
const SHORTEST_SENTENCE_TOKENS = 6;

/** Share of sentences that say an earlier one again, word for word, marks and case aside. */
export function duplicateSentences(text: string): number {
  const sentences = sentencesOf(text)
    .map(tokensOf)
    .filter((tokens) => tokens.length >= SHORTEST_SENTENCE_TOKENS);
  const unique = new Set(sentences.map((tokens) => tokens.filter((token) => /[\p{L}\p{N}]/u.test(token)).join(" ")));
  return sentences.length === 0 ? 0 : 1 - unique.size / sentences.length;
}
