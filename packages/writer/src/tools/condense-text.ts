import { countCharacters } from "@tangleaf/document";
import type { Language } from "../engine/draft-types.ts";
import { endSentence, splitSentences } from "../text/split-sentences.ts";
import { rankSentences } from "./rank-sentences.ts";
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
