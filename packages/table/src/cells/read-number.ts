/** What a cell's text says as a number. */
export type CellNumber = {
  readonly value: number;
  /** As it is written beside the number: %, 元, 人次; "" = none. */
  readonly unit: string;
};

/** More digits than a number holds exactly: such texts are names of something, like card numbers. */
const DIGITS_MAX = 15;

/** Words of size, as the power of ten they move the point by: 19.1万 is read as the text 19.1e4, never multiplied. */
const SCALES: Readonly<Record<string, number>> = { 百: 2, 千: 3, 万: 4, 百万: 6, 千万: 7, 亿: 8, 万亿: 12, k: 3, K: 3, M: 6 };
const CURRENCIES: Readonly<Record<string, string>> = {
  "¥": "元",
  RMB: "元",
  CNY: "元",
  $: "$",
  US$: "$",
  USD: "$",
  HK$: "HK$",
  "€": "€",
  EUR: "€",
  "£": "£",
};

const DIGITS = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`;
const NUMBER = new RegExp(
  String.raw`^([-+−–]?)\s*(?:([¥€£]|(?:US|HK)?\$|RMB|CNY|USD|EUR)\s*)?([-+−–]?)(${DIGITS})(e[+-]?\d{1,3}|E[+-]\d{1,3})?\s*(?:(万亿|百万|千万|百|千(?![克米瓦卡帕赫])|万|亿|[kKM](?![A-Za-z]))\s*)?(%|‰|[ck]?m[23]|[^\d\s.,%()+-][^\d,()%]{0,7})?$`,
  "u",
);
/** Units in letters: any other word behind a number makes it a text, like "3 Idiots". */
const LETTER_UNITS =
  /^(?:kg|Kg|KG|g|mg|t|lb|oz|km|m|cm|mm|ft|[ck]?m[23]|h|min|s|ms|TB|GB|MB|KB|Mbps|kW|kWh|kcal|ml|mL|L|dB|Hz|kHz|MHz|GHz|kPa|MPa|pt|pts|px|°C|x)$/;
/** As they are written by hand: m2 is what ㎡ and m² become once their width is put right. */
const POWERS: Readonly<Record<string, string>> = { "2": "²", "3": "³" };
/** 年 and 月 make a date of a number, 第…名 a rank, 班 and 栋 a name: nobody adds up 3班 and 2班; 以上 and 左右 say that it is not the number itself. */
const NO_UNIT =
  /^(?:[年月日号季周时点届期版章节条个多余几]|以|左右|上下)|(?:左右|上下|不等|有余|以[上下内外]|.起)$|^[:/~—至到-]|^(?:班|级|年级|栋|幢|楼|单元|室|路|线|区|车间|组|小组|队|排|厅)$/u;
const COUNTED = /^个(?:百分点|月|人|小时)?$/u;

const PLAIN = /^-?(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/;

/** A number without anything beside it, as programs write it. */
export const isPlainNumber = (text: string): boolean => PLAIN.test(text);

/** A text that begins with a common Chinese character is no number and no date, however it is written. */
export function beginsWithHan(text: string): boolean {
  const sign = text.charCodeAt(0);
  return sign >= HAN_FIRST && sign <= HAN_LAST;
}
const HAN_FIRST = 0x4e00;
const HAN_LAST = 0x9fff;

/**
 * Reads the text of a cell as a number: full-width forms, thousands marks, 万 and 亿, %, currencies, units, and brackets for a
 * negative one. null where it is something else: empty, a date, a code with a leading zero, a sentence.
 */
export function readNumber(text: string): CellNumber | null {
  // Nearly all cells of a large sheet are one of these: the long way is ten times slower.
  if (isPlainNumber(text)) return { value: Number(text) || 0, unit: "" };
  const read = readScaledNumber(text);
  return read === null ? null : { value: read.value, unit: read.unit };
}

/** As `readNumber`, with the power of ten its word of size stands for: 4 of 120万, 0 where there is none. */
export function readScaledNumber(text: string): (CellNumber & { readonly power: number }) | null {
  if (beginsWithHan(text) || OTHER_NUMERALS.test(text)) return null;
  const plain = writeExponent(text.replace(FIXED_BLANKS, ",").replace(RAISED, "^$&").normalize("NFKC").trim());
  const bracketed = /^\((.+)\)$/u.exec(plain);
  const found = NUMBER.exec(bracketed?.[1]?.trim() ?? plain);
  if (found === null) return null;
  const [, sign = "", currency = "", innerSign = "", digits = "", exponent = "", scale = "", tail = ""] = found;
  const bare = digits.replaceAll(",", "");
  if (/^0\d/.test(bare) || bare.replace(".", "").length > DIGITS_MAX || (sign !== "" && innerSign !== "")) return null;
  const unit = tail.trim();
  if (!isUnit(unit)) return null;
  const power = SCALES[scale];
  if (power !== undefined && exponent !== "") return null;
  const size = Number(power === undefined ? `${bare}${exponent}` : `${bare}e${power}`);
  if (!Number.isFinite(size)) return null;
  const isNegative = bracketed !== null || /[-−–]/u.test(sign + innerSign);
  return {
    value: isNegative && size !== 0 ? -size : size,
    unit: unit === "" ? (CURRENCIES[currency] ?? "") : writtenUnit(unit),
    power: power ?? 0,
  };
}

/** The small figures of 10⁴, which are figures of their full size once their width is put right. */
const RAISED = /(?<=(?:10|１０))[⁺⁻]?[⁰¹²³⁴-⁹]{1,3}/gu;
const POWER_OF_TEN = /^([-+−–]?)\s*(?:(\d+(?:\.\d+)?)\s*[×xX*⋅·]\s*)?10\^\s*\(?([-+−–]?)(\d{1,3})\)?/u;

/** 1E3 may be the name of something, 1.2E5 is not. */
const POINTED = /^([-+−–]?\d{1,9}\.\d{1,9})E(?=\d)/u;

/** 1.2×10^4 and 1.2E4 as 1.2e4. */
const writeExponent = (text: string): string =>
  text.includes("^")
    ? text.replace(POWER_OF_TEN, (_, sign: string, digits: string | undefined, raised: string, power: string) => {
        return `${sign}${digits ?? "1"}e${/[-−–]/u.test(raised) ? "-" : ""}${power}`;
      })
    : text.replace(POINTED, "$1e");

/** Blanks that keep the thousands of one number together; a plain one may part two numbers. */
const FIXED_BLANKS = /(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g;

const SCALED_UNIT = /^(万亿|百万|千万|千|万|亿)(?![克米瓦卡帕赫])(\p{Script=Han}{0,6})$/u;

/** The size and the rest of a unit that has one: 4 and 元 of 万元. Null where it has none, as 千克. */
export function splitUnit(unit: string): { readonly power: number; readonly base: string } | null {
  const [, scale = "", base = ""] = SCALED_UNIT.exec(unit.normalize("NFKC").trim()) ?? [];
  const power = SCALES[scale];
  return power === undefined ? null : { power, base };
}

/** A power of ten as the word before a unit: 4 is 万. Empty where there is no word. */
export const scaleWord = (power: number): string =>
  Object.keys(SCALES).find((word) => SCALES[word] === power && !/[a-z]/i.test(word)) ?? "";

const writtenUnit = (unit: string): string => unit.replace(/(?<=m)[23]$/, (power) => POWERS[power] ?? power);

function isUnit(unit: string): boolean {
  if (unit === "" || unit === "%" || unit === "‰") return true;
  if (/[A-Za-z]/.test(unit)) return LETTER_UNITS.test(unit);
  return COUNTED.test(unit) || (/^\p{Script=Han}+$/u.test(unit) && !NO_UNIT.test(unit));
}

/** ①, ½: they name or divide something. */
const OTHER_NUMERALS = /^\s*\p{No}/u;

/** Texts that stand where a number is missing. */
const MISSING = /^(?:|-+|—+|–|\.{2,}|\/|无|暂无|缺|缺考|缺席|未考|未填|\((?:跳过|空|空白|未填)\)|n\/?a|null|none|nan|#[\w/]+[!?]?)$/iu;
export const isMissing = (text: string): boolean =>
  !isPlainNumber(text) && (!beginsWithHan(text) || /^[无暂缺未]/u.test(text)) && MISSING.test(text.normalize("NFKC").trim());
