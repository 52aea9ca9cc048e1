import { countCharacters } from "../../count-characters.ts";
import { sentenceVariation } from "../../metrics/style-traces.ts";
import { tokensOf } from "../../metrics/tokens-of.ts";
import { type CheckedDocument, type CheckedText, type Language, placeIn, placeOfSection } from "../checked-document.ts";
import { createWordFinder } from "../find-words.ts";
import { type Finding, finding, type Place } from "../finding.ts";
import { placedSentences } from "../pieces-of.ts";

const OPENING_TOKENS = 4;
const OPENINGS_MIN = 3;
/** No more is read of a paragraph for its opening. */
const OPENING_TOKEN_CHARACTERS = 16;
/** Shorter sections say nothing about style. Characters. */
const SECTION_MIN_CHARACTERS: Readonly<Record<Language, number>> = { zh: 400, en: 250 };
const SENTENCES_MIN = 12;
/** People vary by about .65, models by .38; below this a section reads like a list. */
const VARIATION_MIN = 0.25;
/** Connecting words in 1,000 characters of a section. */
const CONNECTIVES_MAX: Readonly<Record<Language, number>> = { zh: 10, en: 16 };
const CONNECTIVES: Readonly<Record<Language, readonly string[]>> = {
  zh: [
    "此外",
    "另外",
    "同时",
    "因此",
    "所以",
    "然而",
    "但是",
    "不过",
    "首先",
    "其次",
    "再次",
    "最后",
    "总之",
    "综上所述",
    "由此可见",
    "与此同时",
    "一方面",
    "另一方面",
    "换言之",
    "进而",
    "从而",
  ],
  en: [
    "moreover",
    "furthermore",
    "additionally",
    "in addition",
    "therefore",
    "thus",
    "hence",
    "however",
    "consequently",
    "nevertheless",
    "firstly",
    "secondly",
    "thirdly",
    "finally",
    "overall",
    "in conclusion",
    "as a result",
  ],
};

/** Traces of style: hints where a reader may stumble, never a verdict on who wrote it. */
export function checkStyle(document: CheckedDocument): Finding[] {
  return [...openings(document.prose), ...ofSections(document)];
}

/** Paragraphs that begin with the same words, three of them or more. The finding stands at the second. */
function openings(prose: readonly CheckedText[]): Finding[] {
  const groups = new Map<string, CheckedText[]>();
  for (const text of prose) {
    const tokens = tokensOf(text.text.trimStart().slice(0, OPENING_TOKENS * OPENING_TOKEN_CHARACTERS)).slice(0, OPENING_TOKENS);
    if (tokens.length < OPENING_TOKENS) continue;
    const key = tokens.join(text.language === "en" ? " " : "");
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [text]);
    else group.push(text);
  }
  return [...groups].flatMap(([opening, [, second, ...others]]): Finding[] =>
    second === undefined || others.length + 2 < OPENINGS_MIN
      ? []
      : [finding("styleOpening", placeOfOpening(second, opening), { opening, count: others.length + 2 })],
  );
}

function placeOfOpening(text: CheckedText, opening: string): Place {
  const from = text.text.length - text.text.trimStart().length;
  return placeIn(text, from, Math.min(text.text.length, from + opening.length));
}

function ofSections({ sections, prose, content }: CheckedDocument): Finding[] {
  const bySection = new Map<string, CheckedText[]>();
  for (const text of prose) {
    const texts = bySection.get(text.sectionId);
    if (texts === undefined) bySection.set(text.sectionId, [text]);
    else texts.push(text);
  }
  return sections.flatMap((section): Finding[] => {
    const texts = bySection.get(section.id) ?? [];
    const words = texts.map(({ text }) => text).join("\n");
    const language = texts[0]?.language ?? "zh";
    const characters = countCharacters(words);
    if (characters < SECTION_MIN_CHARACTERS[language]) return [];
    const place = placeOfSection(section, content.blocks[section.start]?.type !== "heading");
    const found: Finding[] = [];
    const connectives = FINDERS[language](words);
    const perThousand = Math.round((connectives.length / characters) * 10_000) / 10;
    if (perThousand > CONNECTIVES_MAX[language]) {
      found.push(finding("styleConnectives", place, { perThousand, mostUsed: mostUsed(connectives.map(({ word }) => word)) }));
    }
    const variation = Math.round(sentenceVariation(words) * 100) / 100;
    if (placedSentences(words).length >= SENTENCES_MIN && variation < VARIATION_MIN)
      found.push(finding("styleEvenSentences", place, { variation }));
    return found;
  });
}

const FINDERS = { zh: createWordFinder(CONNECTIVES.zh), en: createWordFinder(CONNECTIVES.en) };

function mostUsed(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ["", 0] as [string, number])[0];
}
