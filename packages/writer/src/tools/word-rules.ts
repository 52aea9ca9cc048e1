import type { Language } from "../engine/draft-types.ts";
import type { Random } from "../text/random.ts";
import { wordPatternsOf } from "./word-patterns.ts";

export interface Change {
  readonly before: string;
  readonly after: string;
}

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[\u4e00-\u9fff”》）]) ?, ?/g, "，"],
  [/(?<=[\u4e00-\u9fff”》）]) ?; ?/g, "；"],
  [/(?<=[\u4e00-\u9fff”》）]) ?\? ?/g, "？"],
  [/(?<=[\u4e00-\u9fff”》）]) ?! ?/g, "！"],
  [/(?<=[\u4e00-\u9fff]) ?: ?(?=[\u4e00-\u9fff“])/g, "："],
  [/(?<=[\u4e00-\u9fff])\.(?=\s|$|[\u4e00-\u9fff])/g, "。"],
  [/([，；：。])\1+/g, "$1"],
  [/，。/g, "。"],
  [/！{2,}/g, "！"],
  [/？{2,}/g, "？"],
];
const EN_MARKS: readonly (readonly [RegExp, string])[] = [
  [/(?<! ) +([,.;:!?])/g, "$1"],
  [/([,;:])(?=[A-Za-z])/g, "$1 "],
  [/ {2,}/g, " "],
  [/!{2,}/g, "!"],
  [/\b(\w+) \1\b/gi, "$1"],
  [/\bi\b(?=[ '])/g, "I"],
];

/** Corrects punctuation, wordiness and common mistakes; returns what was changed. */
export function polishText(text: string, language: Language): { text: string; changes: Change[] } {
  const changes: Change[] = [];
  let polished = text;
  for (const [rule, replacement] of wordPatternsOf(language).wordy) {
    polished = polished.replace(rule, (found, ...rest) => {
      const after = replacement.replace(/\$(\d)/g, (_, index: string) => String(rest[Number(index) - 1] ?? ""));
      if (found !== after) changes.push({ before: found, after });
      return after;
    });
  }
  for (const [pattern, replacement] of language === "zh" ? MARKS : EN_MARKS) {
    const next = polished.replace(pattern, replacement);
    if (next !== polished) changes.push(markChange(polished, next));
    polished = next;
  }
  return { text: polished, changes };
}

function markChange(before: string, after: string): Change {
  let i = 0;
  while (i < before.length && before[i] === after[i]) i += 1;
  return { before: before.slice(Math.max(0, i - 4), i + 2).trim(), after: after.slice(Math.max(0, i - 4), i + 1).trim() };
}

/** Longer sentences keep their clause order, which would be hard to follow when turned round. */
const LONGEST_TURNED = 400;
/** Share of known words that are replaced, so that another attempt gives another text. */
const SWAP_SHARE = 0.7;

/** Another wording of the same sentences: clause order and synonyms change, numbers and names do not. */
export function rewordText(text: string, language: Language, random: Random): string {
  const { pattern, words } = wordPatternsOf(language).synonyms;
  return text
    .split(language === "zh" ? /(?<=[。！？\n])/ : /(?<=[.!?]\s|\n)/)
    .map((sentence) =>
      turnClauses(sentence, language).replace(pattern, (word) => (random.next() < SWAP_SHARE ? (words.get(word) ?? word) : word)),
    )
    .join("");
}

function turnClauses(sentence: string, language: Language): string {
  if (sentence.length > LONGEST_TURNED) return sentence;
  const end = /(?<![。！？\s])[。！？\s]*$/.exec(sentence)?.[0] ?? "";
  const body = sentence.slice(0, sentence.length - end.length);
  for (const [pattern, turned] of wordPatternsOf(language).turns) {
    const changed = body.replace(pattern, turned);
    if (changed !== body) return changed + end;
  }
  return sentence;
}

/** Replaces colloquial words by written ones. */
export function formalText(text: string, language: Language): string {
  const { pattern, words } = wordPatternsOf(language).formal;
  return text
    .replace(pattern, (word) => words.get(word) ?? word)
    .replace(/！/g, language === "zh" ? "。" : "!")
    .replace(/。{2,}/g, "。");
}
