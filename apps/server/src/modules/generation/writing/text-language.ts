import type { EssayLanguage } from "@tangleaf/contract";

export type LanguageVerdict = "right" | "wrong" | "open";

/** Signs of a language: its script, or its commonest short words where several languages share the script. */
const SIGNS: Readonly<Record<EssayLanguage, RegExp>> = {
  zh: /\p{Script=Han}/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  ru: /\p{Script=Cyrillic}/gu,
  en: /\b(?:the|of|and|to|in|is|with|for|that|my|i|you|we|dear)\b/giu,
  fr: /(?<!\p{L})(?:le|la|les|des|et|est|une|dans|du|pour|que)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|los|las|del|una|y|que|por|para|con|es)(?!\p{L})/giu,
};
const SCRIPT_OF: Readonly<Record<EssayLanguage, RegExp>> = {
  zh: /\p{Script=Han}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  ru: /\p{Script=Cyrillic}/gu,
  en: /\p{Script=Latin}/gu,
  fr: /\p{Script=Latin}/gu,
  es: /\p{Script=Latin}/gu,
};
/** So many signs tell that a text is in its language. */
const SIGNS_LEAST: Readonly<Record<EssayLanguage, number>> = { zh: 4, ja: 2, ru: 6, en: 2, fr: 2, es: 2 };
/** A text may begin with a name, a title or a formula of another language: more letters than that are no beginning. */
const LATIN_LETTERS_MOST = 90;
const OTHER_LETTERS_MOST = 30;
/** A whole text of so many letters without one sign of its language is in another. */
const WHOLE_LETTERS_LEAST = 20;
/** After so many letters without an answer the text is taken for right. */
const LOOK_LETTERS = 240;
/** Signs of another language of the same script. */
const OTHER_SIGNS_LEAST = 5;

/** Whether a text that begins so is in `language`; open where more of it must be seen. `isWhole`: there is no more of it. */
export function languageVerdict(text: string, language: EssayLanguage, isWhole = false): LanguageVerdict {
  const plain = text.replace(/\$\$?[^$]*\$\$?|```[\s\S]*?```|https?:\S+/g, "");
  const signs = countOf(plain, SIGNS[language]);
  if (signs >= SIGNS_LEAST[language]) return "right";
  const letters = countOf(plain, /\p{L}/gu);
  const foreign = letters - countOf(plain, SCRIPT_OF[language]);
  const latin = countOf(plain, /\p{Script=Latin}/gu);
  if (isOfOneScript(language)) {
    if (latin > LATIN_LETTERS_MOST || foreign - latin > OTHER_LETTERS_MOST) return "wrong";
  } else if (foreign > OTHER_LETTERS_MOST || hasSignsOfAnother(plain, language)) return "wrong";
  if (isWhole && isOfOneScript(language) && signs === 0 && letters >= WHOLE_LETTERS_LEAST) return "wrong";
  return letters > LOOK_LETTERS ? "right" : "open";
}

function isOfOneScript(language: EssayLanguage): language is "zh" | "ja" | "ru" {
  return language === "zh" || language === "ja" || language === "ru";
}

function hasSignsOfAnother(text: string, language: "en" | "fr" | "es"): boolean {
  return (["en", "fr", "es"] as const).some((other) => other !== language && countOf(text, SIGNS[other]) >= OTHER_SIGNS_LEAST);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
