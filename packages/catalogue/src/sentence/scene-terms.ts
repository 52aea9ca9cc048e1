import { isHan, normalWish, sizeOf, stemsOf } from "./normal-wish.ts";

/** A name of a scene. */
export type Term = {
  readonly key: string;
  readonly text: string;
  readonly isTitle: boolean;
  /** Names it only where nothing better is there. */
  readonly isWeak: boolean;
  readonly size: number;
  /** Its English words, their endings off; none in Chinese. */
  readonly stems: readonly string[];
};
/** Where a name stands in a wish, and how like it is there. */
export type Match = { readonly term: Term; readonly from: number; readonly to: number; readonly likeness: number };

/** Among Chinese characters letters are a name by themselves: PRD, bp. */
const LETTERS_SIZE = 2.8;

/** Titles and other names, as they are compared. `~` in front: weak. */
export function termsOf(
  entries: readonly { readonly key: string; readonly title: string }[],
  words: Readonly<Record<string, readonly string[]>>,
  isChinese: boolean,
): Term[] {
  return entries.flatMap(({ key, title }) => {
    const names = new Map([[normalWish(title), false]]);
    for (const word of words[key] ?? []) {
      const name = normalWish(word);
      if (!names.has(name)) names.set(name, word.startsWith("~"));
    }
    return [...names].flatMap(([text, isWeak], n) =>
      text === ""
        ? []
        : [
            {
              key,
              text,
              isTitle: n === 0,
              isWeak,
              size: isChinese && !isHan(text) ? Math.max(LETTERS_SIZE, sizeOf(text)) : sizeOf(text),
              stems: isHan(text) ? [] : stemsOf(text).map(({ stem }) => stem),
            },
          ],
    );
  });
}

/** Where names stand in a wish, letter for letter; English ones whatever their endings. */
export function exactMatches(wish: string, terms: readonly Term[]): Match[] {
  const there = stemsOf(wish);
  return terms.flatMap((term): Match[] => {
    if (term.stems.length === 0) {
      const at = wish.lastIndexOf(term.text);
      return at < 0 ? [] : [{ term, from: at, to: at + term.text.length, likeness: 1 }];
    }
    for (let start = there.length - term.stems.length; start >= 0; start -= 1) {
      if (term.stems.every((stem, n) => there[start + n]?.stem === stem)) {
        return [{ term, from: there[start]?.from ?? 0, to: there[start + term.stems.length - 1]?.to ?? 0, likeness: 1 }];
      }
    }
    return [];
  });
}

/** Of so many characters one may be wrong, missing or too many; of English ones from the second number on two. */
const ONE_WRONG_FROM = { chinese: 4, english: 5 } as const;
const TWO_WRONG_FROM = 7;
const FUZZY = 0.45;

/** Where names stand in a wish with a slip in them. */
export function nearMatches(wish: string, terms: readonly Term[]): Match[] {
  const text = [...wish];
  return terms.flatMap((term): Match[] => {
    const letters = [...term.text];
    const isChinese = term.stems.length === 0;
    if (letters.length < ONE_WRONG_FROM[isChinese ? "chinese" : "english"] || wish.includes(term.text)) return [];
    const allowed = letters.length >= TWO_WRONG_FROM && !isChinese ? 2 : 1;
    if (!hasPiece(wish, term.text, allowed + 1)) return [];
    const at = closest(text, letters, allowed);
    return at === null ? [] : [{ term, ...at, likeness: FUZZY * (1 - at.wrong / letters.length) }];
  });
}

/** Of a name in so many pieces one is whole wherever it stands with one slip fewer: most names are ruled out by that. */
function hasPiece(wish: string, name: string, pieces: number): boolean {
  for (let n = 0; n < pieces; n += 1) {
    if (wish.includes(name.slice(Math.floor((n * name.length) / pieces), Math.floor(((n + 1) * name.length) / pieces)))) return true;
  }
  return false;
}

/** Where in the text the letters stand with at most so many wrong ones (Sellers' algorithm: a distance that may begin anywhere). */
function closest(text: readonly string[], letters: readonly string[], allowed: number): { from: number; to: number; wrong: number } | null {
  let before = letters.map((_, n) => n + 1);
  let best: { to: number; wrong: number } | null = null;
  for (const [place, character] of text.entries()) {
    let diagonal = 0;
    let left = 0;
    const row = letters.map((letter, n) => {
      const above = before[n] ?? 0;
      const cost = Math.min(diagonal + (letter === character ? 0 : 1), above + 1, left + 1);
      diagonal = above;
      left = cost;
      return cost;
    });
    const wrong = row.at(-1) ?? Number.POSITIVE_INFINITY;
    if (wrong <= allowed && (best === null || wrong <= best.wrong)) best = { to: place + 1, wrong };
    before = row;
  }
  return best === null ? null : { from: Math.max(0, best.to - letters.length), ...best };
}
