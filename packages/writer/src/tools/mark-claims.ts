import type { Language } from "../language.ts";
import { mapProse, sentencesOf } from "./prose-blocks.ts";
import { wordsOf } from "./word-patterns.ts";

/** Statements without a figure, after which one is asked for. */
const CLAIM = {
  zh: /提升|提高|增长|增加|下降|减少|改善|优化|缩短|扩大|较好|明显|显著|大幅|多次|许多|不少|完成/,
  en: /\b(?:improv|increas|reduc|grew|grow|decreas|faster|better|many|several|complet|significant)\w*/i,
};
const MOST_MARKS = 6;

/** The text with a mark after claims that lack a figure; null where none does. */
export function markClaims(text: string, language: Language): string | null {
  const { askData } = wordsOf(language).notes;
  let marked = 0;
  const result = mapProse(text, (block) =>
    sentencesOf(block, language)
      .map((sentence) => {
        if (marked >= MOST_MARKS || /\d|【|\[To add:/.test(sentence) || !CLAIM[language].test(sentence)) return sentence;
        marked += 1;
        return sentence.replace(/([。！？.!?]?(?<!\s)\s*)$/, `${language === "zh" ? "" : " "}${askData}$1`);
      })
      .join(""),
  );
  return marked > 0 ? result : null;
}
