const ZH_DOUBLES: readonly (readonly [RegExp, string])[] = [
  [/(先|要|再|就|别|会|把|的话|以便|给)\1/g, "$1"],
  [/(?:首先|第一步|先)先/g, "先"],
  [/以(?:便)?不误/g, "不误"],
  [/，再先/g, "，再"],
  [/是是不是/g, "是不是"],
  [/让你让/g, "让"],
  [/来来/g, "来"],
  [/以便便于/g, "以便"],
  [/(为了|为)(为|以便)/g, "为"],
  [/([。，；：！？])\1+/g, "$1"],
  [/？。/g, "？"],
];

/** Removes what filling a pattern can produce: doubled words (先先), doubled marks, a lower-case sentence start. */
export function smooth(text: string, language: "zh" | "en"): string {
  if (language === "zh") return ZH_DOUBLES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
  return text
    .replace(/([.,;:?!])\1+/g, "$1")
    .replace(/\b(to|the|and|it|is) \1\b/g, "$1")
    .replace(/^(\W*)([a-z])/, (_, lead: string, letter: string) => lead + letter.toUpperCase());
}

const OPENINGS = /(^|[.?]\**\s+|\n\s*)([*“"(]*)([a-z])(?![A-Z])/g;

/** Capitalises the first letter of English sentences, whose first word may have come from a slot. */
export function capitalize(text: string): string {
  return text.replace(OPENINGS, (_, before: string, marks: string, letter: string) => `${before}${marks}${letter.toUpperCase()}`);
}
