import { beginsWithHan, isPlainNumber } from "../cells/index.ts";
import { type DateGrain, dayNumber } from "../columns/index.ts";
import { type DayOrder, fullYear, isShortDate, readShortDate } from "./short-dates.ts";

/** A date a cell says, and how exact it is. */
export type CellDate = { readonly day: number; readonly grain: DateGrain };

type Reading = {
  /** Year for dates without one. */
  readonly year?: number | undefined;
  readonly dayOrder?: DayOrder | undefined;
};

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const QUARTERS: Readonly<Record<string, number>> = { 一: 1, 二: 2, 三: 3, 四: 4 };
const MONTHS_OF_QUARTER = 3;
/** A time of day behind a date is left out: tables are about days. */
const CLOCK = String.raw`(?:上午|下午|中午|晚上|凌晨)?\s*\d{1,2}(?::\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[AP]M)?(?:Z|[+-]\d{2}:?\d{2})?|[时点](?:\d{1,2}分?|[半整])?(?:\d{1,2}秒)?)`;
const TIME = String.raw`(?:[T ]\s*${CLOCK})?`;
const TIME_BEHIND_DAY = String.raw`(?:T?\s*${CLOCK})?`;
/** So is the day of the week: 2026年3月5日 星期四, 3月5日（周四）. */
const WEEKDAY = String.raw`(?:\s*\(?(?:星期|周)[一二三四五六日天]\)?)?`;
const YEAR = String.raw`((?:19|20)\d{2})`;
/** 26 in 5-Mar-26. */
const SHORT_YEAR = String.raw`(\d{2})`;

type Pattern = { readonly shape: RegExp; readonly read: (parts: readonly string[], reading: Reading) => CellDate | null };

const at = (year: number, month: number, day: number, grain: DateGrain): CellDate | null => {
  const number = dayNumber(year, month, day);
  return number === null ? null : { day: number, grain };
};
const quarter = (year: string, no: string | undefined): CellDate | null =>
  at(Number(year), ((QUARTERS[no ?? ""] ?? Number(no)) - 1) * MONTHS_OF_QUARTER + 1, 1, "quarter");
const named = (name: string | undefined): number => MONTHS.indexOf((name ?? "").slice(0, 3).toLowerCase()) + 1;

const PATTERNS: readonly Pattern[] = [
  {
    shape: pattern(String.raw`${YEAR}([-/.])(\d{1,2})\2(\d{1,2})${WEEKDAY}${TIME}`),
    read: ([y, , m, d]) => at(Number(y), Number(m), Number(d), "day"),
  },
  { shape: pattern(String.raw`${YEAR}(\d{2})(\d{2})`), read: ([y, m, d]) => at(Number(y), Number(m), Number(d), "day") },
  {
    shape: pattern(String.raw`${YEAR}\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*(?:[日号]${WEEKDAY}${TIME_BEHIND_DAY})?`),
    read: ([y, m, d]) => at(Number(y), Number(m), Number(d), "day"),
  },
  {
    shape: pattern(String.raw`${SHORT_YEAR}\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]${WEEKDAY}${TIME_BEHIND_DAY}`),
    read: ([y, m, d]) => at(fullYear(y), Number(m), Number(d), "day"),
  },
  { shape: pattern(String.raw`${SHORT_YEAR}\s*年\s*(\d{1,2})\s*月(?:份)?`), read: ([y, m]) => at(fullYear(y), Number(m), 1, "month") },
  { shape: pattern(String.raw`${YEAR}\s*年\s*(\d{1,2})\s*月(?:份)?`), read: ([y, m]) => at(Number(y), Number(m), 1, "month") },
  { shape: pattern(String.raw`${YEAR}[-/.](\d{1,2})`), read: ([y, m]) => at(Number(y), Number(m), 1, "month") },
  { shape: pattern(String.raw`${YEAR}\s*年?\s*第?([一二三四1-4])\s*季度?`), read: ([y = "", no]) => quarter(y, no) },
  { shape: pattern(String.raw`${YEAR}\s*-?\s*Q([1-4])`), read: ([y = "", no]) => quarter(y, no) },
  { shape: pattern(String.raw`Q([1-4])\s*[-/]?\s*${YEAR}`), read: ([no, y = ""]) => quarter(y, no) },
  { shape: pattern(String.raw`${YEAR}\s*年(?:度)?`), read: ([y]) => at(Number(y), 1, 1, "year") },
  {
    shape: pattern(String.raw`([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+${YEAR}`),
    read: ([m, d, y]) => at(Number(y), named(m), Number(d), "day"),
  },
  {
    shape: pattern(String.raw`(\d{1,2})(?:st|nd|rd|th)?[\s-]+([A-Za-z]{3,9})\.?,?[\s-]+${YEAR}`),
    read: ([d, m, y]) => at(Number(y), named(m), Number(d), "day"),
  },
  { shape: pattern(String.raw`(\d{1,2})-([A-Za-z]{3})-${SHORT_YEAR}`), read: ([d, m, y]) => at(fullYear(y), named(m), Number(d), "day") },
  { shape: pattern(String.raw`([A-Za-z]{3,9})\.?[\s-]+${YEAR}`), read: ([m, y]) => at(Number(y), named(m), 1, "month") },
  {
    shape: pattern(String.raw`(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]${WEEKDAY}`),
    read: ([m, d], { year }) => (year === undefined ? null : at(year, Number(m), Number(d), "day")),
  },
  {
    shape: pattern(String.raw`(\d{1,2})([-/.])(\d{1,2})\2${YEAR}${TIME}`),
    read: ([first, , second, y], { dayOrder: order }) => {
      const dayOrder = order === "yearFirst" ? undefined : order;
      const isDayFirst = dayOrder === undefined ? Number(first) > MONTHS.length : dayOrder === "dayFirst";
      if (dayOrder === undefined && Number(first) <= MONTHS.length && Number(second) <= MONTHS.length && first !== second) return null;
      const [month, day] = isDayFirst ? [second, first] : [first, second];
      return at(Number(y), Number(month), Number(day), "day");
    },
  },
];

function pattern(source: string): RegExp {
  return new RegExp(`^${source}$`, "u");
}

const BEGINS_WITH_YEAR = /^(?:19|20)\d{2}/;
const BEGINS_WITH_NUMERAL = /^[一二三四五六七八九十廿元]/u;
/** What can be told at a glance: a number without a year in front, and Chinese words. */
const isNoDate = (text: string): boolean =>
  (isPlainNumber(text) && !BEGINS_WITH_YEAR.test(text)) || (beginsWithHan(text) && !BEGINS_WITH_NUMERAL.test(text));

const HAN_NUMERALS = /[〇○零一二三四五六七八九十廿元]{1,4}(?=\s*[年月日号])/gu;
const HAN_DIGITS = "〇一二三四五六七八九";

/** A date with Arabic numerals: 二〇二四年三月十日 → 2024年3月10日, 元月 → 1月. */
const writeArabic = (text: string): string =>
  text.replace(HAN_NUMERALS, (numeral) => {
    if (numeral === "元") return "1";
    const plain = numeral.replace(/[○零]/gu, "〇").replace("廿", "二十");
    const digit = (sign: string): number => HAN_DIGITS.indexOf(sign);
    const [tens, ones = ""] = plain.split("十");
    if (!plain.includes("十")) return [...plain].map(digit).join("");
    return String((tens === "" ? 1 : digit(tens ?? "")) * 10 + (ones === "" ? 0 : digit(ones)));
  });

const normalizeDate = (text: string): string => writeArabic(text.normalize("NFKC").trim());

/** Reads the text of a cell as a date; null where it is none, or where its year or the order of its parts is not known. */
export function readDate(text: string, reading: Reading = {}): CellDate | null {
  if (isNoDate(text)) return null;
  const plain = normalizeDate(text);
  for (const { shape, read } of PATTERNS) {
    const parts = shape.exec(plain);
    if (parts !== null) return read(parts.slice(1), reading);
  }
  const day = reading.dayOrder === undefined ? null : readShortDate(plain, reading.dayOrder);
  return day === null ? null : { day, grain: "day" };
}

const SLASHED = /^(\d{1,2})[-/.](\d{1,2})[-/.](?:19|20)\d{2}/u;

/** What a column of dates like 3/5/2026 says about their order: a part above 12 is a day. Null: nothing, or both. */
export function dayOrderOf(texts: readonly string[]): DayOrder | null {
  let [firsts, seconds] = [0, 0];
  for (const text of texts) {
    if (isNoDate(text)) continue;
    const [, first, second] = SLASHED.exec(text.normalize("NFKC").trim()) ?? [];
    if (Number(first) > MONTHS.length) firsts += 1;
    if (Number(second) > MONTHS.length) seconds += 1;
  }
  if (firsts > 0 === seconds > 0) return null;
  return firsts > 0 ? "dayFirst" : "monthFirst";
}

/** Whether a text is a date but for its year, or for knowing which part is the month. `name`: of its column. */
export function isOpenDate(text: string, name = ""): "year" | "order" | null {
  if (isNoDate(text)) return null;
  const plain = normalizeDate(text);
  if (/^\d{1,2}\s*月\s*\d{1,2}\s*[日号](?:\s*\(?(?:星期|周)[一二三四五六日天]\)?)?$/u.test(plain)) return "year";
  return (SLASHED.test(plain) && readDate(plain) === null) || isShortDate(plain, name) ? "order" : null;
}

/** The first year a heading or title names: 2026 一季度报销明细. */
export function yearIn(text: string): number | null {
  const [, year] = /(?:^|\D)((?:19|20)\d{2})(?!\d)/u.exec(text.normalize("NFKC")) ?? [];
  return year === undefined ? null : Number(year);
}
