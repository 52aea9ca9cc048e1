import { AlignmentType, type INumberingOptions, LevelFormat, LevelSuffix } from "docx";
import { firstLine } from "./first-line.ts";
import { twips } from "./units.ts";
import type { WordLook } from "./word-look.ts";

/** Deeper items stay on the last level. */
export const LIST_LEVELS = 4;
export const BULLETS = "bullets";
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
  return ordered ? `numbers-${start}` : BULLETS;
}

/** Word's own numbering, one definition per first number in use, so that lists renumber when somebody edits them. */
export function listNumbering(look: WordLook, starts: ReadonlySet<number>): INumberingOptions {
  const numbers = look.firstLineCharacters > 0 ? CHINESE_NUMBERS : ENGLISH_NUMBERS;
  return {
    config: [
      {
        reference: BULLETS,
        levels: BULLET_MARKS.map((text, level) => ({
          level,
          format: LevelFormat.BULLET,
          text,
          alignment: AlignmentType.LEFT,
          style: { run: { font: "Times New Roman" }, paragraph: { indent: itemIndent(look, level, false) } },
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
          ...(look.lists === "running" ? { suffix: LevelSuffix.NOTHING } : {}),
          style: { paragraph: { indent: itemIndent(look, level, true) } },
        })),
      })),
    ],
  };
}

/** Where an item's text stands; further paragraphs of the item take it too. */
export function itemIndent(look: WordLook, level: number, ordered: boolean) {
  if (look.lists === "running") return { left: 0, ...firstLine(look, look.firstLineCharacters) };
  const step = look.bodyPoints * 2;
  // （1） is as wide as two and a half characters.
  const hanging = look.bodyPoints * (ordered && level === 1 && look.firstLineCharacters > 0 ? 2.75 : 1.75);
  return { left: twips(look.firstLineCharacters * look.bodyPoints + level * step + hanging), hanging: twips(hanging) };
}
