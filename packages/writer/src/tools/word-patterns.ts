import type { Language } from "../language.ts";
import { words as en } from "../words/en-words.ts";
import type { Words } from "../words/words-types.ts";
import { words as zh } from "../words/zh-words.ts";

export function wordsOf(language: Language): Words {
  return language === "zh" ? zh : en;
}

type Rule = readonly [RegExp, string];

interface WordPatterns {
  readonly wordy: readonly Rule[];
  readonly formal: readonly Rule[];
  readonly turns: readonly Rule[];
}

function compile(language: Language): WordPatterns {
  const { wordy, formal, turns } = wordsOf(language);
  const rule = ([pattern, better]: readonly [string, string]): Rule => [
    language === "zh" ? new RegExp(pattern, "gu") : new RegExp(`\\b${pattern}${/[\w)]$/.test(pattern) ? "\\b" : ""}`, "gi"),
    better,
  ];
  return { wordy: wordy.map(rule), formal: formal.map(rule), turns: turns.map(([pattern, turned]) => [new RegExp(pattern), turned]) };
}

/** Compiled once: a text has thousands of sentences, each matched against every rule. */
const PATTERNS: Readonly<Record<Language, WordPatterns>> = { zh: compile("zh"), en: compile("en") };

export function wordPatternsOf(language: Language): WordPatterns {
  return PATTERNS[language];
}
