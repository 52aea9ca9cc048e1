import { chineseNumber, circled, letters, roman } from "@tangleaf/document";
import type { Numbering, NumberingLevel } from "./numbering.ts";
import type { ListPlace } from "./styles.ts";

/** A paragraph as Word counts it in its list. */
export type Counted = {
  readonly level: NonNullable<ReturnType<Numbering["level"]>>;
  readonly count: number;
  /** The counts of all levels from the outermost to its own. */
  readonly path: readonly number[];
  /** Number that Word prints before the paragraph, 第3章 or 图2-1; null for a bullet, or where it prints none. */
  readonly label: string | null;
  /** Items with the same key are of one list, and those of the same family unless they begin anew. */
  readonly key: string;
  readonly family: string;
};

export type ListCounter = (place: ListPlace | null) => Counted | null;

const HEAVENLY_STEMS = "甲乙丙丁戊己庚辛壬癸";
const EARTHLY_BRANCHES = "子丑寅卯辰巳午未申酉戌亥";
const LEGAL_DIGITS: Readonly<Record<string, string>> = {
  ...{ 零: "零", 一: "壹", 二: "贰", 三: "叁", 四: "肆", 五: "伍", 六: "陆", 七: "柒", 八: "捌", 九: "玖", 十: "拾", 百: "佰", 千: "仟" },
};
const FULL_WIDTH_OFFSET = 0xfee0;

/** Numbers the list paragraphs of a file in the order of the text. */
export function createListCounter(numbering: Numbering): ListCounter {
  const counts = new Map<string, number>();
  return (place) => {
    const level = numbering.level(place);
    if (level === null || place === null) return null;
    const key = `${place.numId}:${level.index}`;
    const family = `${level.definition}/${level.index}`;
    const begins = level.restarts && !counts.has(key);
    const count = begins ? level.start : (counts.get(family) ?? level.start - 1) + 1;
    counts.set(family, count).set(key, count);
    for (const other of counts.keys()) {
      const [definition, index] = other.split("/");
      if (definition === level.definition && Number(index) > level.index) counts.delete(other);
    }
    const forms = numbering.forms(place);
    const path = Array.from({ length: level.index }, (_, index) => counts.get(`${level.definition}/${index}`) ?? forms[index]?.start ?? 1);
    const whole = [...path, count];
    return { level, count, path: whole, label: labelOf(level, whole, forms), key, family };
  };
}

function labelOf(level: NumberingLevel, path: readonly number[], forms: readonly NumberingLevel[]): string | null {
  if (level.format === "bullet" || level.text === "") return null;
  return level.text.replace(/%([1-9])/g, (_, digit: string) => {
    const index = Number(digit) - 1;
    const count = path[index];
    const format = index === path.length - 1 ? level.format : (forms[index]?.format ?? "decimal");
    return count === undefined ? "" : formatCount(count, level.isLegal ? "decimal" : format);
  });
}

function formatCount(count: number, format: string): string {
  switch (format) {
    case "upperRoman":
      return roman(count);
    case "lowerRoman":
      return roman(count).toLowerCase();
    case "upperLetter":
      return letters(count).toUpperCase();
    case "lowerLetter":
      return letters(count);
    case "chineseCounting":
    case "chineseCountingThousand":
    case "taiwaneseCounting":
    case "taiwaneseCountingThousand":
    case "japaneseCounting":
    case "ideographDigital":
      return chineseNumber(count);
    case "chineseLegalSimplified":
      return Array.from(chineseNumber(count), (digit) => LEGAL_DIGITS[digit] ?? digit).join("");
    case "ideographTraditional":
      return HEAVENLY_STEMS[count - 1] ?? String(count);
    case "ideographZodiac":
      return EARTHLY_BRANCHES[count - 1] ?? String(count);
    case "decimalEnclosedCircle":
    case "decimalEnclosedCircleChinese":
      return circled(count);
    case "decimalZero":
      return String(count).padStart(2, "0");
    case "decimalFullWidth":
      return String(count).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + FULL_WIDTH_OFFSET));
    default:
      return String(count);
  }
}

/** A label before its words, as Word sets it apart from them. */
export function withGap(label: string): string {
  return /[、，）】]$/.test(label) ? label : `${label} `;
}

/** Tells whether a number is part of the text: its format has words (图2-%1, 第%1条), or the brackets citations name it by ([%1]). */
export function isPartOfText({ text }: NumberingLevel): boolean {
  return /[\p{L}[［【〔]/u.test(text.replace(/%[1-9]/g, ""));
}
