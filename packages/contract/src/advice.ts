// Apart from the other constants: only what asks for opinions needs it, and those are part of the page's first load.

/** Bounds of an opinion on the product, in characters. */
export const ADVICE = { minCharacters: 3, maxCharacters: 500, contactMaxCharacters: 100, stars: 5 } as const;

/** The question whether one would recommend it: when it is asked, and its answers. */
export const NPS = {
  rateMax: 10,
  adviceMaxCharacters: 500,
  /** The page waits this long after it was opened. */
  delayMs: 10_000,
  /** A browser that was asked is left alone for so long. */
  cookieDays: 15,
  /** A person is asked at most once in so many days. */
  everyDays: 90,
  /** And not before this text of theirs is done. */
  fromText: 3,
} as const;
