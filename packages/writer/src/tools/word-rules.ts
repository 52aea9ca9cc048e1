import type { Language } from "../language.ts";
import { capitalize } from "../text/capitalize.ts";
import { wordPatternsOf } from "./word-patterns.ts";

export interface Change {
  readonly before: string;
  readonly after: string;
}

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[\u4e00-\u9fff”》）]) ?, ?/g, "，"],
  [/(?<=[\u4e00-\u9fff”》）]) ?; ?/g, "；"],
  [/(?<=[\u4e00-\u9fff”》）]) ?\? ?/g, "？"],
  [/(?<=[\u4e00-\u9fff”》）！]) ?!+ ?/g, "！"],
  [/(?<! ) +(?=[，。；！？])/g, ""],
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

/** Chinese marks in Chinese, spaces after English ones, no doubled marks. */
export function polishMarks(text: string, language: Language): string {
  return (language === "zh" ? MARKS : EN_MARKS.slice(0, EN_SPACING)).reduce(
    (rest, [pattern, better]) => rest.replace(pattern, better),
    text,
  );
}

/** The first of the English rules are about marks and spaces, the others about words. */
const EN_SPACING = 4;

/** Corrects punctuation, wordiness and common mistakes; returns what was changed. */
export function polishText(text: string, language: Language): { text: string; changes: Change[] } {
  const changes: Change[] = [];
  let polished = text;
  for (const [rule, replacement] of wordPatternsOf(language).wordy) {
    polished = polished.replace(rule, (found, ...rest) => {
      const better = replacement.replace(/\$(\d)/g, (_, index: string) => String(rest[Number(index) - 1] ?? ""));
      const after = /^\p{Lu}/u.test(found) ? capitalize(better) : better;
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

/** Another clause order where a sentence has exactly the two clauses a rule knows; every other sentence stays. */
export function turnSentences(text: string, language: Language): string {
  return text
    .split(language === "zh" ? /(?<=[。！？\n])/ : /(?<=[.!?]\s|\n)/)
    .map((sentence) => turnSentence(sentence, language))
    .join("");
}

/** A longer sentence (UTF-16 units) is left as it is. */
const LONGEST_TURNED = 200;

function turnSentence(sentence: string, language: Language): string {
  if (sentence.length > LONGEST_TURNED) return sentence;
  const end = /(?<![。！？.!?\s])[。！？.!?\s]*$/.exec(sentence)?.[0] ?? "";
  const body = sentence.slice(0, sentence.length - end.length);
  for (const [pattern, turned] of wordPatternsOf(language).turns) {
    const changed = body.replace(pattern, turned);
    if (changed !== body) return (language === "en" ? (changed[0]?.toUpperCase() ?? "") + changed.slice(1) : changed) + end;
  }
  return sentence;
}

/** Written words for colloquial ones, where the sentence stays grammatical. */
export function formalText(text: string, language: Language): string {
  const written = wordPatternsOf(language).formal.reduce(
    (rest, [pattern, better]) =>
      rest.replace(pattern, (found, ...groups) => {
        const after = better.replace(/\$(\d)/g, (_, index: string) => String(groups[Number(index) - 1] ?? ""));
        return /^[A-Z][a-z']/.test(found) ? (after[0]?.toUpperCase() ?? "") + after.slice(1) : after;
      }),
    text,
  );
  return language === "zh" ? written.replace(/！/g, "。").replace(/。{2,}/g, "。") : written.replace(/!+/g, ".");
}
