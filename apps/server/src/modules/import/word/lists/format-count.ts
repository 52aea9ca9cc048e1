import { chineseNumber, circled, letters, roman } from "@tangleaf/document";

const HEAVENLY_STEMS = "甲乙丙丁戊己庚辛壬癸";
const EARTHLY_BRANCHES = "子丑寅卯辰巳午未申酉戌亥";
const CHINESE_DIGITS = "〇一二三四五六七八九";
const LEGAL_DIGITS: Readonly<Record<string, string>> = {
  ...{ 零: "零", 一: "壹", 二: "贰", 三: "叁", 四: "肆", 五: "伍", 六: "陆", 七: "柒", 八: "捌", 九: "玖", 十: "拾", 百: "佰", 千: "仟" },
};
const FULL_WIDTH_OFFSET = 0xfee0;
const ORDINAL_ENDS: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };
/** ⑴, ⒈ and ㊀: the characters of the first numbers; others are written out. */
const ENCLOSED = { paren: [0x2474, 20], stop: [0x2488, 20], ideograph: [0x3280, 10] } as const;

const enclosed =
  ([first, last]: readonly [number, number], otherwise: (count: number) => string) =>
  (count: number): string =>
    count >= 1 && count <= last ? String.fromCodePoint(first + count - 1) : otherwise(count);
const chineseDigits = (count: number): string => String(count).replace(/\d/g, (digit) => CHINESE_DIGITS[Number(digit)] ?? digit);

function ordinal(count: number): string {
  const isTeen = Math.floor(count / 10) % 10 === 1;
  return `${count}${(isTeen ? undefined : ORDINAL_ENDS[count % 10]) ?? "th"}`;
}

/** How Word draws a number, by the name of the format. */
const FORMATS: Readonly<Record<string, (count: number) => string>> = {
  upperRoman: roman,
  lowerRoman: (count) => roman(count).toLowerCase(),
  upperLetter: (count) => letters(count).toUpperCase(),
  lowerLetter: letters,
  chineseCounting: chineseNumber,
  chineseCountingThousand: chineseNumber,
  taiwaneseCounting: chineseNumber,
  taiwaneseCountingThousand: chineseNumber,
  japaneseCounting: chineseNumber,
  ideographDigital: chineseDigits,
  japaneseDigitalTenThousand: chineseDigits,
  taiwaneseDigital: chineseDigits,
  chineseLegalSimplified: (count) => Array.from(chineseNumber(count), (digit) => LEGAL_DIGITS[digit] ?? digit).join(""),
  ideographTraditional: (count) => HEAVENLY_STEMS[count - 1] ?? String(count),
  ideographZodiac: (count) => EARTHLY_BRANCHES[count - 1] ?? String(count),
  decimalEnclosedCircle: circled,
  decimalEnclosedCircleChinese: circled,
  decimalEnclosedParen: enclosed(ENCLOSED.paren, (count) => `(${count})`),
  decimalEnclosedFullstop: enclosed(ENCLOSED.stop, (count) => `${count}.`),
  ideographEnclosedCircle: enclosed(ENCLOSED.ideograph, chineseNumber),
  numberInDash: (count) => `- ${count} -`,
  ordinal,
  decimalZero: (count) => String(count).padStart(2, "0"),
  decimalFullWidth: (count) => String(count).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + FULL_WIDTH_OFFSET)),
};
/** A format of its own says its first number: 001. */
const PADDED = /^0+1$/;

/** A number as Word draws it in a format; one that is not known here as digits. */
export function formatCount(count: number, format: string): string {
  return PADDED.test(format) ? String(count).padStart(format.length, "0") : (FORMATS[format]?.(count) ?? String(count));
}
