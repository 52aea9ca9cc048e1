/** Letters alone may spell what a title says. null = they cannot. */
export function lettersOf(words: string): string | null {
  const letters = words.replace(/[^a-z]/g, "");
  return /^[a-z' ]+$/.test(words) && letters.length >= 2 ? letters : null;
}

/** Every two neighbours. */
export function pairsOf(letters: string): string[] {
  return Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2));
}
