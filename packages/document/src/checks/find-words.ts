export type FoundWord = { readonly word: string; readonly from: number; readonly to: number };

const LATIN = /[A-Za-z0-9]/;

/**
 * Finds whole words in texts, whatever their case: at each place the longest that fits. Latin ones stand between others than
 * letters and digits; Chinese ones anywhere. A place is compared only with words that begin with its character.
 */
export function createWordFinder(words: readonly string[]): (text: string) => FoundWord[] {
  const byStart = new Map<string, { word: string; lower: string }[]>();
  for (const word of new Set(words)) {
    const lower = lowerCased(word);
    if (word !== "") byStart.set(lower.charAt(0), [...(byStart.get(lower.charAt(0)) ?? []), { word, lower }]);
  }
  for (const list of byStart.values()) list.sort((a, b) => b.word.length - a.word.length || (a.word < b.word ? -1 : 1));
  return (text) => {
    const lower = lowerCased(text);
    const found: FoundWord[] = [];
    let at = 0;
    while (at < lower.length) {
      const list = byStart.get(lower.charAt(at));
      const word = list?.find((one) => lower.startsWith(one.lower, at) && isWhole(lower, at, at + one.lower.length))?.word;
      if (word !== undefined) found.push({ word, from: at, to: at + word.length });
      at += word?.length ?? 1;
    }
    return found;
  };
}

/** In small letters where that leaves every character in its place, which a few letters of the world do not. */
function lowerCased(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

function isWhole(text: string, from: number, to: number): boolean {
  const cuts = (outside: string, inside: string): boolean => !LATIN.test(inside) || !LATIN.test(outside);
  return cuts(text.charAt(from - 1), text.charAt(from)) && cuts(text.charAt(to), text.charAt(to - 1));
}
