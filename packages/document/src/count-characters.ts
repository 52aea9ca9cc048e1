/**
 * The product's only measure of length (字数): every CJK character or full-width mark is 1, every run of Latin letters or
 * digits is 1, spaces and ASCII marks are 0.
 *
 * It runs on every delta of every stream, so it reads UTF-16 units from one table and allocates nothing per character.
 */

const IGNORED = 0;
const CJK = 1;
const LETTER = 2;
/** An apostrophe inside a word continues it ("don't" is one word); elsewhere it counts 0. */
const APOSTROPHE = 3;
const SPACE = 4;
/** Marks both scripts share (“ ” — …): full-width unless they follow a Latin word. */
const SHARED_MARK = 5;
/** The right single quote is both an apostrophe and a mark. */
const SHARED_APOSTROPHE = 6;

const UTF16_UNITS = 0x10000;

/** [first, last, class] in UTF-16 units; later lines win. */
const RANGES: readonly (readonly [first: number, last: number, unitClass: number])[] = [
  [0x0009, 0x000d, SPACE],
  [0x0020, 0x0020, SPACE],
  [0x0027, 0x0027, APOSTROPHE],
  [0x0030, 0x0039, LETTER],
  [0x0041, 0x005a, LETTER],
  [0x0061, 0x007a, LETTER],
  [0x00a0, 0x00a0, SPACE],
  [0x00b7, 0x00b7, SHARED_MARK],
  [0x00c0, 0x024f, LETTER],
  [0x00d7, 0x00d7, IGNORED],
  [0x00f7, 0x00f7, IGNORED],
  [0x0300, 0x052f, LETTER],
  [0x1100, 0x11ff, CJK],
  [0x1e00, 0x1eff, LETTER],
  [0x2014, 0x2015, SHARED_MARK],
  [0x2018, 0x2018, SHARED_MARK],
  [0x2019, 0x2019, SHARED_APOSTROPHE],
  [0x201c, 0x201d, SHARED_MARK],
  [0x2026, 0x2026, SHARED_MARK],
  [0x2460, 0x24ff, SHARED_MARK],
  [0x2e80, 0x303f, CJK],
  [0x3000, 0x3000, SPACE],
  [0x3040, 0x4dbf, CJK],
  [0x4e00, 0x9fff, CJK],
  [0xac00, 0xd7a3, CJK],
  // High surrogates of planes 2 and 3 count as one ideograph and low surrogates as 0, so a pair split between deltas counts once.
  [0xd840, 0xd8bf, CJK],
  [0xf900, 0xfaff, CJK],
  [0xfe10, 0xfe1f, CJK],
  [0xfe30, 0xfe4f, CJK],
  [0xff01, 0xffee, CJK],
];

const CLASSES = buildClasses();

function buildClasses(): Uint8Array {
  const classes = new Uint8Array(UTF16_UNITS);
  for (const [first, last, unitClass] of RANGES) classes.fill(unitClass, first, last + 1);
  return classes;
}

export type CharacterCounter = {
  /** Adds a delta and returns the new total. A word or surrogate pair split between two deltas counts once. */
  push(delta: string): number;
  readonly total: number;
};

/** A counter for text that arrives in pieces: after any split of a text into deltas `total` equals `countCharacters(text)`. */
export function createCharacterCounter(): CharacterCounter {
  return new Counter();
}

/** A class, because several are asked with every piece: objects that each define a getter share no shape, and are looked up slowly. */
class Counter implements CharacterCounter {
  #total = 0;
  #inRun = false;
  #afterLatin = false;

  get total(): number {
    return this.#total;
  }

  push(delta: string): number {
    let total = this.#total;
    let inRun = this.#inRun;
    let afterLatin = this.#afterLatin;
    for (let i = 0; i < delta.length; i++) {
      switch (CLASSES[delta.charCodeAt(i)]) {
        case LETTER:
          if (!inRun) total++;
          inRun = true;
          afterLatin = true;
          break;
        case CJK:
          total++;
          inRun = false;
          afterLatin = false;
          break;
        case SHARED_APOSTROPHE:
          if (!afterLatin) total++;
          break;
        case SHARED_MARK:
          if (!afterLatin) total++;
          inRun = false;
          break;
        case APOSTROPHE:
          break;
        default:
          inRun = false;
      }
    }
    this.#total = total;
    this.#inRun = inRun;
    this.#afterLatin = afterLatin;
    return total;
  }
}

/** Characters of a whole text, as Word counts them. */
export function countCharacters(text: string): number {
  return createCharacterCounter().push(text);
}

/** Whether there is anything to read in it: a letter, a character or a figure, not signs and pictures alone. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
