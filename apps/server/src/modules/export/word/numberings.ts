import { AlignmentType, type INumberingOptions, LevelFormat, LevelSuffix } from "docx";
import type { WordProfile } from "../profiles/word-profile.ts";
import { firstLine, twips } from "./units.ts";

/** Deeper items stay on the last level. */
export const LIST_LEVELS = 4;
/**
 * Begins the name of every list. The library replaces a list name in braces by its number anywhere in a file. `printable` removes this
 * control character from texts, so braces that a person typed are never replaced.
 */
const LIST_SIGN = "\u0080";
export const HEADING_NUMBERS = `${LIST_SIGN}headings`;
const BULLET_MARKS = ["•", "–", "•", "–"];
const CHINESE_NUMBERS = [
  { format: LevelFormat.DECIMAL, text: "%1." },
  { format: LevelFormat.DECIMAL, text: "（%2）" },
  { format: LevelFormat.DECIMAL_ENCLOSED_CIRCLE, text: "%3" },
  { format: LevelFormat.LOWER_LETTER, text: "%4." },
];
const ENGLISH_NUMBERS = [
  { format: LevelFormat.DECIMAL, text: "%1." },
  { format: LevelFormat.LOWER_LETTER, text: "%2." },
  { format: LevelFormat.LOWER_ROMAN, text: "%3." },
  { format: LevelFormat.DECIMAL, text: "%4)" },
];

/** Name of the numbering that begins at `start`: a list that continues after a paragraph keeps the author's number. */
export function numberingReference(ordered: boolean, start: number): string {
  return `${LIST_SIGN}${ordered ? `numbers-${start}` : "bullets"}`;
}

/** Word's own numbering, one definition per first number in use, so that lists renumber when somebody edits them; and that of headings. */
export function numberings(profile: WordProfile, starts: ReadonlySet<number>): INumberingOptions {
  const numbers = profile.script === "chinese" ? CHINESE_NUMBERS : ENGLISH_NUMBERS;
  return {
    config: [
      ...headingNumbering(profile),
      {
        reference: numberingReference(false, 1),
        levels: BULLET_MARKS.map((text, level) => ({
          level,
          format: LevelFormat.BULLET,
          text,
          alignment: AlignmentType.LEFT,
          style: { run: { font: "Times New Roman" }, paragraph: { indent: itemIndent(profile, level, false) } },
        })),
      },
      ...[...starts].map((start) => ({
        reference: numberingReference(true, start),
        levels: numbers.map(({ format, text }, level) => ({
          level,
          format,
          text,
          start: level === 0 ? start : 1,
          alignment: AlignmentType.LEFT,
          ...(profile.lists === "running" ? { suffix: LevelSuffix.NOTHING } : {}),
          style: { paragraph: { indent: itemIndent(profile, level, true) } },
        })),
      })),
    ],
  };
}

function headingNumbering({ headingNumbers }: WordProfile) {
  if (headingNumbers === null) return [];
  const levels = headingNumbers.map(({ text, chinese = false }, level) => ({
    level,
    format: chinese ? LevelFormat.CHINESE_COUNTING : LevelFormat.DECIMAL,
    text,
    alignment: AlignmentType.LEFT,
    suffix: LevelSuffix.SPACE,
    // 1.1 under 第一章: Word would write 一.1 otherwise.
    isLegalNumberingStyle: !chinese && level > 0,
  }));
  return [{ reference: HEADING_NUMBERS, levels }];
}

/** Where an item's text stands; further paragraphs of the item take it too. */
export function itemIndent(profile: WordProfile, level: number, ordered: boolean) {
  if (profile.lists === "running") return { left: 0, ...firstLine(profile, profile.firstLineCharacters) };
  const step = profile.bodyPoints * 2;
  // （1） is as wide as two and a half characters.
  const hanging = profile.bodyPoints * (ordered && level === 1 && profile.script === "chinese" ? 2.75 : 1.75);
  return { left: twips(profile.firstLineCharacters * profile.bodyPoints + level * step + hanging), hanging: twips(hanging) };
}
