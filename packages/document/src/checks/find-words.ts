export type FoundWord = { readonly word: string; readonly from: number; readonly to: number };

const LATIN = /[A-Za-z0-9]/;

/**
 * Finds whole words in texts, whatever their case: at each place the longest that fits. Latin ones stand between others than
 * letters and digits; Chinese ones anywhere. The time grows with the text, not with the list.
 */
export function createWordFinder(words: readonly string[]): (text: string) => FoundWord[] {
  const byStart = new Map<string, string[]>();
  for (const word of new Set(words.filter((one) => one !== ""))) {
    const start = word.charAt(0).toLowerCase();
    byStart.set(start, [...(byStart.get(start) ?? []), word]);
  }
  for (const list of byStart.values()) list.sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return (text) => {
    const found: FoundWord[] = [];
    let at = 0;
    while (at < text.length) {
      const word = byStart.get(text.charAt(at).toLowerCase())?.find((one) => isAt(text, at, one));
      if (word === undefined) {
        at += 1;
        continue;
      }
      found.push({ word, from: at, to: at + word.length });
      at += word.length;
    }
    return found;
  };
}

function isAt(text: string, at: number, word: string): boolean {
  if (text.slice(at, at + word.length).toLowerCase() !== word.toLowerCase()) return false;
  const isFree = (outside: string, inside: string): boolean => !LATIN.test(inside) || !LATIN.test(outside);
  return isFree(text.charAt(at - 1), word.charAt(0)) && isFree(text.charAt(at + word.length), word.charAt(word.length - 1));
}
