/**
 * What is drawn as nothing, or onto the character before it: a word cut by these reads as if it were whole. Default-ignorable
 * and format characters, controls, combining marks, and the two signs that are blank by design.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Mn}\p{Me}\u2800\u{1d159}]/gu;
/** What people put between the characters of a word to hide it. Marks that end a sentence are not among them: words do not span sentences. */
const SEPARATORS = /^[\s*\-_.·•|/\\~^+=#@'"`]$/u;
/** Characters of one unit are all kept; of the rest, as many as leave this many in all. */
const FOLDS_KEPT = 80_000;

/** Folded once, kept: this runs for every character of every answer. */
const folds = new Map<string, string>();

/** One form for all writings of a character: width, case, compatibility forms. Empty = a separator, or nothing to be seen. */
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
  return SEPARATORS.test(folded) ? "" : folded;
}

/** A word of the list as the automaton reads it. */
export function foldWord(word: string): string[] {
  return [...word].flatMap((character) => [...foldCharacter(character)]);
}
