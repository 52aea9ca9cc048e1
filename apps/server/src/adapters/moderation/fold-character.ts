/** What people put between the characters of a word to hide it. Marks that end a sentence are not among them: words do not span sentences. */
const SEPARATORS = /^[\s\u200b-\u200f\u2060-\u2064\ufeff\u00ad*\-_.·•|/\\~^+=#@'"`]$/u;

/** Folded once, kept: this runs for every character of every answer. Characters of two units are rare and not kept. */
const folds = new Map<string, string>();

/** One form for all writings of a character: width, case, compatibility forms. Empty = a separator. */
export function foldCharacter(character: string): string {
  const kept = folds.get(character);
  if (kept !== undefined) return kept;
  const folded = fold(character);
  if (character.length === 1) folds.set(character, folded);
  return folded;
}

function fold(character: string): string {
  if (character === "\n" || character === "\r") return "\n";
  const folded = character.normalize("NFKC").toLowerCase();
  return SEPARATORS.test(folded) ? "" : folded;
}

/** A word of the list as the automaton reads it. */
export function foldWord(word: string): string[] {
  return [...word].flatMap((character) => [...foldCharacter(character)]);
}
