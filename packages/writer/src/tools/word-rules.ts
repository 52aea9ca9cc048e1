import { words as en } from "../banks/en/words.ts";
import type { Words } from "../banks/words-types.ts";
import { words as zh } from "../banks/zh/words.ts";
import type { Language } from "../engine/draft-types.ts";
import type { Random } from "../text/random.ts";

export interface Change {
  readonly before: string;
  readonly after: string;
}

export function wordsOf(language: Language): Words {
  return language === "zh" ? zh : en;
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
  [/ +([,.;:!?])/g, "$1"],
  [/([,;:])(?=[A-Za-z])/g, "$1 "],
  [/ {2,}/g, " "],
  [/!{2,}/g, "!"],
  [/\b(\w+) \1\b/gi, "$1"],
  [/\bi\b(?=[ '])/g, "I"],
];

/** Punctuation, wordiness and common slips, with what was changed. */
export function polishText(text: string, language: Language): { text: string; changes: Change[] } {
  const changes: Change[] = [];
  let polished = text;
  for (const [pattern, replacement] of wordsOf(language).wordy) {
    const rule = language === "zh" ? new RegExp(pattern, "g") : new RegExp(`\\b${pattern}\\b`, "gi");
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

/** Another wording of the same sentences: clause order and interchangeable words, numbers and names untouched. */
export function rewordText(text: string, language: Language, random: Random): string {
  const { synonyms, turns } = wordsOf(language);
  const sentences = text.split(language === "zh" ? /(?<=[。！？\n])/ : /(?<=[.!?]\s|\n)/);
  return sentences
    .map((sentence) => {
      let next = sentence;
      const end = /[。！？\s]*$/.exec(next)?.[0] ?? "";
      const body = next.slice(0, next.length - end.length);
      for (const [pattern, turned] of turns) {
        const changed = body.replace(new RegExp(pattern), turned);
        if (changed !== body) {
          next = changed + end;
          break;
        }
      }
      return swapWords(next, synonyms, language, random);
    })
    .join("");
}

function swapWords(text: string, table: Words["synonyms"], language: Language, random: Random): string {
  const map = new Map(table);
  const keys = [...map.keys()].sort((a, b) => b.length - a.length);
  const rule = language === "zh" ? new RegExp(keys.join("|"), "g") : new RegExp(`\\b(?:${keys.join("|")})\\b`, "g");
  return text.replace(rule, (word) => (random.next() < SWAP_SHARE ? (map.get(word) ?? word) : word));
}
/** Share of known words that are exchanged, so that another attempt gives another text. */
const SWAP_SHARE = 0.7;

/** Colloquial words in their written form. */
export function formalText(text: string, language: Language): string {
  const map = new Map(wordsOf(language).formal);
  const keys = [...map.keys()].sort((a, b) => b.length - a.length).map((key) => key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const rule =
    language === "zh" ? new RegExp(keys.filter((key) => key.length > 1).join("|"), "g") : new RegExp(`\\b(?:${keys.join("|")})\\b`, "g");
  return text
    .replace(rule, (word) => map.get(word) ?? word)
    .replace(/！/g, language === "zh" ? "。" : "!")
    .replace(/。{2,}/g, "。");
}
