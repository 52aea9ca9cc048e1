import { countCharacters } from "@tangleaf/document";
import type { Language } from "../language.ts";
import { sharedWithOthers, unitsOf } from "../text/overlap.ts";
import { endSentence, splitSentences } from "../text/split-sentences.ts";
import { polishText } from "./word-rules.ts";

/** Share kept when no length is given. */
const DEFAULT_SHARE = 0.5;
const CAPACITY = 1.05;

/** Keeps the sentences that share most with the rest, in their order, up to the length. */
export function condenseText({ text, target, language }: { text: string; target: number | null; language: Language }): string {
  const clean = polishText(text, language).text;
  const sentences = splitSentences(clean).map((sentence) => endSentence(sentence, language));
  const limit = target ?? Math.round(countCharacters(clean) * DEFAULT_SHARE);
  if (countCharacters(sentences.join("")) <= limit * CAPACITY) return sentences.join(language === "zh" ? "" : " ");
  const ranked = rankSentences(sentences, language);
  const kept: typeof ranked = [];
  let size = 0;
  for (const entry of ranked) {
    const length = countCharacters(entry.sentence);
    if (size + length > limit * CAPACITY && kept.length > 0) continue;
    kept.push(entry);
    size += length;
  }
  return kept
    .sort((a, b) => a.index - b.index)
    .map(({ sentence }) => sentence)
    .join(language === "zh" ? "" : " ");
}

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
