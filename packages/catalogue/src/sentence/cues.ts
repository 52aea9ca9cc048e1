import { isHan, normalWish, type Stem, sizeOf, stemsOf } from "./normal-wish.ts";

/** A sign of a scene in a wish. One with a gap in it covers nothing. */
export type CueMatch = {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly worth: number;
  readonly hasGap: boolean;
};
type Span = { readonly from: number; readonly to: number };
type Cue = {
  readonly key: string;
  readonly worth: number;
  readonly hasGap: boolean;
  readonly find: (wish: string, stems: readonly Stem[]) => Span | null;
};

/** A gap in a cue takes at most so much. */
const GAP_CHARACTERS = 8;
const GAP_WORDS = 5;
/** A word twice as long says a little less than twice as much. */
const SIZE_POWER = 0.85;

/** What sentences say of the situation a scene is for when they do not name the text: 欠 … 货款, owes us. */
export function createCues(words: Readonly<Record<string, readonly string[]>>): { matches(wish: string): CueMatch[] } {
  const owners = new Map<string, number>();
  for (const text of Object.values(words).flat()) owners.set(text, (owners.get(text) ?? 0) + 1);
  const cues = Object.entries(words).flatMap(([key, list]) =>
    list.map((text): Cue => {
      const parts = text.split("…").map(normalWish);
      const worth = (sizeOf(parts.join(" ")) / 2) ** SIZE_POWER / Math.sqrt(owners.get(text) ?? 1);
      return { key, worth, hasGap: parts.length > 1, find: isHan(text) ? findCharacters(parts) : findWords(parts) };
    }),
  );
  return {
    matches(wish) {
      const stems = stemsOf(wish);
      return cues.flatMap(({ key, worth, hasGap, find }) => {
        const span = find(wish, stems);
        return span === null ? [] : [{ key, worth, hasGap, ...span }];
      });
    },
  };
}

function findCharacters(parts: readonly string[]): Cue["find"] {
  const [only = ""] = parts;
  if (parts.length === 1) {
    return (wish) => {
      const from = wish.indexOf(only);
      return from < 0 ? null : { from, to: from + only.length };
    };
  }
  return (wish) => {
    for (let from = wish.indexOf(only); from >= 0; from = wish.indexOf(only, from + 1)) {
      const to = endOf(wish, parts, from);
      if (to >= 0) return { from, to };
    }
    return null;
  };
}

/** Where the parts that begin here end, or -1. */
function endOf(wish: string, parts: readonly string[], from: number): number {
  let end = from;
  for (const [n, part] of parts.entries()) {
    const at = n === 0 ? from : wish.indexOf(part, end);
    if (at < 0 || (n > 0 && at - end > GAP_CHARACTERS)) return -1;
    end = at + part.length;
  }
  return end;
}

function findWords(parts: readonly string[]): Cue["find"] {
  const wanted = parts.map((part) => stemsOf(part).map(({ stem }) => stem));
  const [[first = ""] = []] = wanted;
  return (_wish, stems) => {
    for (const [start, { stem, from }] of stems.entries()) {
      const to = stem === first ? lastOf(stems, wanted, start) : null;
      if (to !== null) return { from, to };
    }
    return null;
  };
}

/** Where the groups of words that begin here end, one after the other with little between them. */
function lastOf(stems: readonly Stem[], wanted: readonly (readonly string[])[], start: number): number | null {
  let at = start;
  for (const [n, words] of wanted.entries()) {
    const latest = n === 0 ? at : at + GAP_WORDS;
    while (at <= latest && !words.every((word, offset) => stems[at + offset]?.stem === word)) at += 1;
    if (at > latest) return null;
    at += words.length;
  }
  return stems[at - 1]?.to ?? null;
}
