import type { WordProfile } from "../profiles/word-profile.ts";

/** Word counts lengths in twentieths of a point, font sizes in halves, table rules in eighths. */
const TWIPS_PER_POINT = 20;
const POINTS_PER_MM = 72 / 25.4;
const HALVES_PER_POINT = 2;
const EIGHTHS_PER_POINT = 8;
/** `auto` line spacing is counted in 240ths of a line. */
const UNITS_PER_LINE = 240;
const HUNDREDTHS_PER_CHARACTER = 100;

export const twips = (points: number): number => Math.round(points * TWIPS_PER_POINT);
export const mmToTwips = (mm: number): number => twips(mm * POINTS_PER_MM);
export const halfPoints = (points: number): number => Math.round(points * HALVES_PER_POINT);
export const eighths = (points: number): number => Math.round(points * EIGHTHS_PER_POINT);
export const autoLines = (lines: number): number => Math.round(lines * UNITS_PER_LINE);
const characterHundredths = (characters: number): number => characters * HUNDREDTHS_PER_CHARACTER;

/** Indent of a paragraph's first line. Word obeys the count of characters, other programs the length: both say the same. */
export function firstLine(
  { bodyPoints }: Pick<WordProfile, "bodyPoints">,
  characters: number,
): { firstLine: number; firstLineChars: number } {
  return { firstLine: twips(characters * bodyPoints), firstLineChars: characterHundredths(characters) };
}
