/** What people put between the characters of a word to hide it. Marks that end a sentence are not among them: words do not span sentences. */
const SEPARATORS = /^[\s\u200b-\u200f\u2060-\u2064\ufeff\u00ad*\-_.·•|/\\~^+=#@'"`]$/u;

/** One form for all writings of a character: width, case, compatibility forms. Empty = a separator. */
export function foldCharacter(character: string): string {
  if (character === "\n" || character === "\r") return "\n";
  const folded = character.normalize("NFKC").toLowerCase();
  return SEPARATORS.test(folded) ? "" : folded;
}

/** A word of the list as the automaton reads it. */
export function foldWord(word: string): string[] {
  return [...word].flatMap((character) => [...foldCharacter(character)]);
}
