import { characterHundredths, twips } from "./units.ts";
import type { WordLook } from "./word-look.ts";

/** Indent of a paragraph's first line. Word obeys the count of characters, other programs the length: both say the same. */
export function firstLine(look: WordLook, characters: number): { firstLine: number; firstLineChars: number } {
  return { firstLine: twips(characters * look.bodyPoints), firstLineChars: characterHundredths(characters) };
}
