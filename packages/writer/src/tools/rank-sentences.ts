import type { Language } from "../engine/draft-types.ts";
import { sharedWithOthers, unitsOf } from "../text/overlap.ts";

export type RankedSentence = { readonly sentence: string; readonly index: number };

const SHORTEST_COUNTED = 8;
const FIRST_BONUS = 0.8;
const FIGURE_BONUS = 0.4;

/** Sentences that share most with the rest first; the first one of a text and those with figures are worth more. */
export function rankSentences(sentences: readonly string[], language: Language): RankedSentence[] {
  const shared = sharedWithOthers(sentences.map((sentence) => unitsOf(sentence, language)));
  const worth = (sentence: string, index: number) =>
    (shared[index] ?? 0) / Math.sqrt(Math.max(SHORTEST_COUNTED, sentence.length)) +
    (index === 0 ? FIRST_BONUS : 0) +
    (/\d/.test(sentence) ? FIGURE_BONUS : 0);
  return sentences
    .map((sentence, index) => ({ sentence, index, worth: worth(sentence, index) }))
    .sort((a, b) => b.worth - a.worth || a.index - b.index);
}
