import { simplified } from "./simplified.ts";

/**
 * Characters without a shape of their own: default-ignorable, format and control characters, combining marks, and two blank
 * signs. A word split by them still reads as the word.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Mn}\p{Me}\u2800\u{1d159}]/gu;
/** Separators people put between the characters of a word to hide it. Sentence-ending marks are not among them. */
const SEPARATORS = /^[\s*\-_.·•|/\\~^+=#@'"`]$/u;
/** Cache: all characters of one unit; of the others, as many as keep the whole below this number. */
const FOLDS_KEPT = 80_000;

/** Cached: this runs for every character of every answer. */
const folds = new Map<string, string>();

/** Canonical form of a character: width, case, compatibility forms, simplified for traditional. Empty = a separator, or invisible. */
export function foldCharacter(character: string): string {
  const kept = folds.get(character);
  if (kept !== undefined) return kept;
  const folded = fold(character);
  if (character.length === 1 || folds.size < FOLDS_KEPT) folds.set(character, folded);
  return folded;
}

function fold(character: string): string {
  if (character === "\n" || character === "\r") return "\n";
  const folded = character.normalize("NFKC").toLowerCase().replace(UNSEEN, "");
  return SEPARATORS.test(folded) ? "" : simplified(folded);
}

/** A word of the list as the automaton compares it. */
export function foldWord(word: string): string[] {
  return [...word].flatMap((character) => [...foldCharacter(character)]);
}
