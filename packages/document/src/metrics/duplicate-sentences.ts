import { sentencesOf, tokensOf } from "./tokens-of.ts";

/** A repeated sentence with fewer tokens is a set phrase ("谢谢大家") and does not count. */
const SHORTEST_SENTENCE_TOKENS = 6;

/** Share of sentences equal to an earlier one, ignoring marks and case. */
export function duplicateSentences(text: string): number {
  const sentences = sentencesOf(text)
    .map(tokensOf)
    .filter((tokens) => tokens.length >= SHORTEST_SENTENCE_TOKENS);
  const unique = new Set(sentences.map((tokens) => tokens.filter((token) => /[\p{L}\p{N}]/u.test(token)).join(" ")));
  return sentences.length === 0 ? 0 : 1 - unique.size / sentences.length;
}
