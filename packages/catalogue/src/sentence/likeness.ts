import { isHan, stemsOf } from "./normal-wish.ts";

/** How like a wish is to what is told of each scene; scenes it has nothing in common with are absent. */
export type Likeness = { of(wish: string): Map<string, number> };
/** Texts by scene and how much a word in them counts. */
export type Told = { readonly texts: Readonly<Record<string, readonly string[]>>; readonly weight: number };

/** Of so many scenes a word tells little: its worth falls with them by this power of the usual measure (BM25). */
const RARITY_POWER = 1.5;
/** A word said twice of a scene says little more than once, and one of a scene much is told of a little less. */
const SATURATION = 0.45;
const SIZE_SHARE = 0.3;
/** What parts of a wish count: characters alone and in twos; words, and two together; meanings. */
const PARTS = { one: 0.4, two: 1, word: 1.4, words: 0.9, start: 0.7, meaning: 0.9 } as const;
const START_LETTERS = 4;
const EMPTY =
  /^(?:an?|the|my|our|your|his|her|its|their|i|we|me|us|you|he|she|it|they|to|of|for|in|on|at|is|are|was|be|been|do|does|did|and|or|but|with|from|by|as|this|that|these|those|have|has|had|will|would|can|could|should|need|want|some|any|please|help|write|make|s|m|im|i'm)$/;
const PLACEHOLDER = /\d+(?:\.\d+)?/g;

type Posting = { readonly scenes: number[]; readonly counts: number[] };

/** What a part tells, the fewer scenes have it the more. */
const rarityOf = ({ scenes }: Posting, all: number): number =>
  Math.log(1 + (all - scenes.length + 0.5) / (scenes.length + 0.5)) ** RARITY_POWER;

export function createLikeness(told: () => readonly Told[], meanings: readonly string[]): Likeness {
  const readMeanings = meaningsOf(meanings);
  let index: ReturnType<typeof build> | null = null;
  return {
    of(wish) {
      // Built when first asked: a page that only shows the field has no use for it.
      index ??= build(told(), readMeanings);
      const { keys, postings, lengths, mean } = index;
      const scores = new Float64Array(keys.length);
      for (const [part, worth] of partsOf(wish, readMeanings)) {
        const posting = postings.get(part);
        if (posting === undefined) continue;
        const rarity = rarityOf(posting, keys.length);
        for (const [n, scene] of posting.scenes.entries()) {
          const count = posting.counts[n] ?? 0;
          const size = 1 - SIZE_SHARE + (SIZE_SHARE * (lengths[scene] ?? 0)) / mean;
          scores[scene] = (scores[scene] ?? 0) + (worth * rarity * count * (1 + SATURATION)) / (count + SATURATION * size);
        }
      }
      return new Map(keys.flatMap((key, scene) => ((scores[scene] ?? 0) > 0 ? [[key, scores[scene] ?? 0] as const] : [])));
    },
  };
}

function build(told: readonly Told[], readMeanings: (text: string) => string[]) {
  const keys = [...new Set(told.flatMap(({ texts }) => Object.keys(texts)))];
  const postings = new Map<string, Posting>();
  const lengths = new Float64Array(keys.length);
  for (const [scene, key] of keys.entries()) {
    const counts = new Map<string, number>();
    for (const { texts, weight } of told) {
      for (const text of texts[key] ?? []) {
        for (const part of partsOf(text, readMeanings).keys()) counts.set(part, (counts.get(part) ?? 0) + weight);
      }
    }
    for (const [part, count] of counts) {
      const posting = postings.get(part);
      if (posting === undefined) postings.set(part, { scenes: [scene], counts: [count] });
      else {
        posting.scenes.push(scene);
        posting.counts.push(count);
      }
      lengths[scene] = (lengths[scene] ?? 0) + count;
    }
  }
  return { keys, postings, lengths, mean: lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, keys.length) };
}

/** What a text is compared by, and what each part is worth. */
function partsOf(text: string, readMeanings: (text: string) => string[]): Map<string, number> {
  const parts = new Map<string, number>();
  const plain = text.replace(PLACEHOLDER, "0");
  for (const run of plain.match(/[\p{Script=Han}《》]+/gu) ?? []) {
    const letters = [...run];
    for (const [n, letter] of letters.entries()) {
      parts.set(letter, PARTS.one);
      if (n > 0) parts.set(letters.slice(n - 1, n + 1).join(""), PARTS.two);
    }
  }
  const stems = stemsOf(plain).map(({ stem }) => stem);
  for (const [n, stem] of stems.entries()) {
    if (!EMPTY.test(stem)) {
      parts.set(stem, PARTS.word);
      if (stem.length > START_LETTERS) parts.set(`${stem.slice(0, START_LETTERS)}-`, PARTS.start);
    }
    const before = stems[n - 1];
    if (before !== undefined && !(EMPTY.test(stem) && EMPTY.test(before))) parts.set(`${before} ${stem}`, PARTS.words);
  }
  for (const meaning of readMeanings(text)) parts.set(meaning, PARTS.meaning);
  return parts;
}

/** The meanings a text has words of. */
function meaningsOf(lines: readonly string[]): (text: string) => string[] {
  const inWords = new Map<string, string>();
  const byCharacter = new Map<string, (readonly [string, string])[]>();
  for (const [n, line] of lines.entries()) {
    for (const word of line.split(" ")) {
      if (!isHan(word)) for (const { stem } of stemsOf(word)) inWords.set(stem, `@${n}`);
      else byCharacter.set(word.charAt(0), [...(byCharacter.get(word.charAt(0)) ?? []), [word, `@${n}`]]);
    }
  }
  return (text) => {
    const found = new Set<string>();
    for (let at = 0; at < text.length; at += 1) {
      for (const [word, meaning] of byCharacter.get(text.charAt(at)) ?? []) if (text.startsWith(word, at)) found.add(meaning);
    }
    for (const { stem } of stemsOf(text)) {
      const meaning = inWords.get(stem);
      if (meaning !== undefined) found.add(meaning);
    }
    return [...found];
  };
}
