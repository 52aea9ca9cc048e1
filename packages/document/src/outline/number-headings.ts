/** Forms of heading numbers. chapters: 第一章 · 1.1 · 1.1.1; chinese: 一、 · （一） · 1.; decimal: 1 · 1.1 · 1.1.1. */
export const NUMBERING_STYLES = ["chapters", "chinese", "decimal"] as const;
export type NumberingStyle = (typeof NUMBERING_STYLES)[number];

export type Heading = {
  /** 1 to 6. */
  readonly level: number;
  /** false: an abstract, the references. What stands below it has no number either. */
  readonly numbered: boolean;
};

type Language = "zh" | "en";
/** The number of a heading from its place among its siblings, and those of its ancestors, outermost first. */
type Format = (path: readonly number[]) => string;

const DIGITS = "零一二三四五六七八九";
const UNITS = ["", "十", "百", "千"];
const FIRST_CIRCLED = 0x2460;
const LAST_CIRCLED_NUMBER = 20;
const ROMAN: readonly (readonly [number, string])[] = [
  [1000, "M"],
  [900, "CM"],
  [500, "D"],
  [400, "CD"],
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];
const LETTERS = 26;
const FIRST_LETTER = 97;

const last = (path: readonly number[]): number => path.at(-1) ?? 0;
const dotted: Format = (path) => path.join(".");

/** By depth, the outermost first; deeper ones have the last form. */
const FORMATS: Readonly<Record<NumberingStyle, Readonly<Record<Language, readonly Format[]>>>> = {
  chapters: {
    zh: [(path) => `第${chineseNumber(last(path))}章`, dotted],
    en: [(path) => `Chapter ${last(path)}`, dotted],
  },
  chinese: {
    zh: [
      (path) => `${chineseNumber(last(path))}、`,
      (path) => `（${chineseNumber(last(path))}）`,
      (path) => `${last(path)}.`,
      (path) => `（${last(path)}）`,
      (path) => circled(last(path)),
      (path) => `${letters(last(path))}.`,
    ],
    en: [
      (path) => `${roman(last(path))}.`,
      (path) => `${letters(last(path)).toUpperCase()}.`,
      (path) => `${last(path)}.`,
      (path) => `${letters(last(path))}.`,
      (path) => `(${last(path)})`,
      (path) => `(${letters(last(path))})`,
    ],
  },
  decimal: { zh: [dotted], en: [dotted] },
};

/**
 * The place of each heading in the order of the text: its number among its siblings and those of its ancestors, outermost first;
 * null = it has no number. A level that is skipped does not count: a heading of level 3 right below one of level 1 is its first child.
 */
export function headingPaths(headings: readonly Heading[]): (readonly number[] | null)[] {
  /** Open headings around the current place, and the number each has given to its children so far. */
  const open: { level: number; path: readonly number[] | null; children: number }[] = [{ level: 0, path: [], children: 0 }];
  return headings.map(({ level, numbered }) => {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) >= level) open.pop();
    const parent = open.at(-1);
    const path = !numbered || parent === undefined || parent.path === null ? null : [...parent.path, ++parent.children];
    open.push({ level, path, children: 0 });
    return path;
  });
}

/** The number of each heading as it is shown; null = it has none. */
export function numberHeadings(headings: readonly Heading[], style: NumberingStyle, language: Language): (string | null)[] {
  const formats = FORMATS[style][language];
  return headingPaths(headings).map((path) => {
    const format = path === null ? undefined : formats[Math.min(path.length, formats.length) - 1];
    return path === null || format === undefined ? null : format(path);
  });
}

/** 1 to 9999 in Chinese, as chapters are counted: 10 is 十, 12 is 十二, 101 is 一百零一. */
export function chineseNumber(value: number): string {
  let text = "";
  let isZeroDue = false;
  for (let place = UNITS.length - 1; place >= 0; place--) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) {
      isZeroDue = text !== "";
      continue;
    }
    if (isZeroDue) text += "零";
    isZeroDue = false;
    const isLeadingTen = place === 1 && digit === 1 && text === "";
    text += `${isLeadingTen ? "" : DIGITS[digit]}${UNITS[place]}`;
  }
  return text === "" ? "零" : text;
}

/** 1 to 20 as ①; more in brackets. */
export function circled(value: number): string {
  return value <= LAST_CIRCLED_NUMBER ? String.fromCodePoint(FIRST_CIRCLED + value - 1) : `（${value}）`;
}

/** 4 as IV. */
export function roman(value: number): string {
  let rest = value;
  let text = "";
  for (const [amount, sign] of ROMAN) {
    while (rest >= amount) {
      text += sign;
      rest -= amount;
    }
  }
  return text;
}

/** a to z, then aa, ab … */
export function letters(value: number): string {
  let rest = value;
  let text = "";
  while (rest > 0) {
    text = String.fromCharCode(FIRST_LETTER + ((rest - 1) % LETTERS)) + text;
    rest = Math.floor((rest - 1) / LETTERS);
  }
  return text;
}
