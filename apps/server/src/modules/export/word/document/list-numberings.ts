import type { NumberingStyle } from "@tangleaf/document";
import { AlignmentType, type ILevelsOptions, LevelFormat, LevelSuffix } from "docx";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import { HEADING_NUMBERS, itemIndent, numberingReference } from "../numberings.ts";

/** Word's lists have nine levels; deeper items stay on the last. */
export const LIST_LEVELS_OF_DOCUMENTS = 9;
const BULLETS = ["•", "–", "▪"];
type Form = { readonly format: (typeof LevelFormat)[keyof typeof LevelFormat]; readonly text: string };
const { DECIMAL, DECIMAL_ENCLOSED_CIRCLE, CHINESE_COUNTING_THOUSAND, LOWER_LETTER, LOWER_ROMAN, UPPER_LETTER, UPPER_ROMAN } = LevelFormat;

/** Forms of the first three levels, which repeat. `%` stands for the number. */
const NUMBERS: Readonly<Record<"chinese" | "latin", readonly Form[]>> = {
  chinese: [
    { format: DECIMAL, text: "%." },
    { format: DECIMAL, text: "（%）" },
    { format: DECIMAL_ENCLOSED_CIRCLE, text: "%" },
  ],
  latin: [
    { format: DECIMAL, text: "%." },
    { format: LOWER_LETTER, text: "%." },
    { format: LOWER_ROMAN, text: "%." },
  ],
};

const dotted = (level: number): Form => ({
  format: DECIMAL,
  text: Array.from({ length: level + 1 }, (_, index) => `%${index + 1}`).join("."),
});
const DOTTED = Array.from({ length: 6 }, (_, level) => dotted(level));

/** The forms of `numberHeadings` in Word's words. */
const HEADINGS: Readonly<Record<NumberingStyle, Readonly<Record<"zh" | "en", readonly Form[]>>>> = {
  chapters: {
    zh: [{ format: CHINESE_COUNTING_THOUSAND, text: "第%1章" }, ...DOTTED.slice(1)],
    en: [{ format: DECIMAL, text: "Chapter %1" }, ...DOTTED.slice(1)],
  },
  chinese: {
    zh: [
      { format: CHINESE_COUNTING_THOUSAND, text: "%1、" },
      { format: CHINESE_COUNTING_THOUSAND, text: "（%2）" },
      { format: DECIMAL, text: "%3." },
      { format: DECIMAL, text: "（%4）" },
      { format: DECIMAL_ENCLOSED_CIRCLE, text: "%5" },
      { format: LOWER_LETTER, text: "%6." },
    ],
    en: [
      { format: UPPER_ROMAN, text: "%1." },
      { format: UPPER_LETTER, text: "%2." },
      { format: DECIMAL, text: "%3." },
      { format: LOWER_LETTER, text: "%4." },
      { format: DECIMAL, text: "(%5)" },
      { format: LOWER_LETTER, text: "(%6)" },
    ],
  },
  decimal: { zh: DOTTED, en: DOTTED },
};

type Numbering = { readonly reference: string; readonly levels: readonly ILevelsOptions[] };

/** Numbers of headings that Word counts, tied to its heading styles. */
export function headingNumbering(style: NumberingStyle, language: "zh" | "en"): Numbering {
  const levels = HEADINGS[style][language].map(({ format, text }, level) => ({
    level,
    format,
    text,
    alignment: AlignmentType.LEFT,
    // 一、 and （一） end in a mark that is as wide as a space already.
    suffix: /[、）]$/.test(text) ? LevelSuffix.NOTHING : LevelSuffix.SPACE,
    // 1.1 under 第一章: Word would write 一.1 otherwise.
    isLegalNumberingStyle: level > 0 && style === "chapters",
  }));
  return { reference: HEADING_NUMBERS, levels };
}

/** Numbers and bullets of lists, one definition per first number in use; each list is an instance of its own. */
export function listNumbering(profile: DocumentProfile, ordered: boolean, start: number): Numbering {
  const numbers = NUMBERS[profile.script];
  const levels = Array.from({ length: LIST_LEVELS_OF_DOCUMENTS }, (_, level) => {
    const indent = itemIndent(profile, level, ordered);
    const { format, text } = ordered
      ? (numbers[level % numbers.length] ?? { format: DECIMAL, text: "%" })
      : { format: LevelFormat.BULLET, text: BULLETS[level % BULLETS.length] ?? "•" };
    return {
      level,
      format,
      text: text.replace("%", `%${level + 1}`),
      // A list stands on one level only: the lists inside it have numberings of their own.
      start: ordered ? start : 1,
      alignment: AlignmentType.LEFT,
      style: { ...(ordered ? {} : { run: { font: "Times New Roman" } }), paragraph: { indent } },
    };
  });
  return { reference: numberingReference(ordered, start), levels };
}
