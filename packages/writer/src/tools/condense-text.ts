import { countCharacters } from "@tangleaf/document";
import type { Language } from "../engine/draft-types.ts";
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
  const shared = sharedWithOthers(sentences.map((sentence) => unitsOf(sentence, language)));
  const ranked = sentences
    .map((sentence, index) => ({ sentence, index, worth: worthOf(sentence, index, shared[index] ?? 0) }))
    .sort((a, b) => b.worth - a.worth);
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

function worthOf(sentence: string, index: number, shared: number): number {
  return shared / Math.sqrt(Math.max(8, sentence.length)) + (index === 0 ? 0.8 : 0) + (/\d/.test(sentence) ? 0.4 : 0);
}
