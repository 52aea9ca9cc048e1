import { words as en } from "../banks/en/words.ts";
import type { Words } from "../banks/words-types.ts";
import { words as zh } from "../banks/zh/words.ts";
import type { Language } from "../engine/draft-types.ts";

export function wordsOf(language: Language): Words {
  return language === "zh" ? zh : en;
}

/** Words of a table as one pattern, longest first, and their replacements. */
interface Exchange {
  readonly pattern: RegExp;
  readonly words: ReadonlyMap<string, string>;
}

interface WordPatterns {
  readonly wordy: readonly (readonly [RegExp, string])[];
  readonly turns: readonly (readonly [RegExp, string])[];
  readonly synonyms: Exchange;
  readonly formal: Exchange;
}

function exchangeOf(table: readonly (readonly [string, string])[], language: Language, shortest: number): Exchange {
  const words = new Map(table);
  const keys = [...words.keys()]
    .filter((key) => language === "en" || key.length >= shortest)
    .sort((a, b) => b.length - a.length)
    .map((key) => key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { words, pattern: new RegExp(language === "zh" ? keys.join("|") : `\\b(?:${keys.join("|")})\\b`, "g") };
}

/** Single characters are left out: they can be part of any other word. */
const SHORTEST_FORMAL = 2;

function compile(language: Language): WordPatterns {
  const { wordy, turns, synonyms, formal } = wordsOf(language);
  return {
    wordy: wordy.map(([pattern, better]) => [language === "zh" ? new RegExp(pattern, "g") : new RegExp(`\\b${pattern}\\b`, "gi"), better]),
    turns: turns.map(([pattern, turned]) => [new RegExp(pattern), turned]),
    synonyms: exchangeOf(synonyms, language, 1),
    formal: exchangeOf(formal, language, SHORTEST_FORMAL),
  };
}

/** Compiled once: a text has thousands of sentences, each matched against every word. */
const PATTERNS: Readonly<Record<Language, WordPatterns>> = { zh: compile("zh"), en: compile("en") };

export function wordPatternsOf(language: Language): WordPatterns {
  return PATTERNS[language];
}
