import { calendarDay, movePeriod, periodName } from "../columns/index.ts";
import { type Entry, foldPhrase, type Lexicon } from "./lexicon.ts";

/** A number of a question: 20 万, 25%, 五千, 3 笔. */
type NumberEntry = { readonly is: "number"; readonly value: number; readonly isPercent: boolean; readonly unit: string };
/** A period, absolute: 2026-02, 2025-Q4. `asked`: it was said without its year. */
type PeriodEntry = { readonly is: "period"; readonly period: string; readonly isRelative: boolean };
type Unknown = { readonly is: "unknown" };

/** A piece of a question with what it says, and whether the plan has it already. */
export type Token = { readonly entry: Entry | NumberEntry | PeriodEntry | Unknown; readonly text: string; used: boolean };

const UNITS = "个百分点|分|元|块钱|块|笔|个人|个|条|单|人次|人|名|次|岁|件|位";
const SIZES: Readonly<Record<string, string>> = { 千: "e3", 万: "e4", 亿: "e8", k: "e3", m: "e6" };
const DIGITS = new RegExp(`^(\\d[\\d,]*(?:\\.\\d+)?)\\s*(%|个百分点|[千万亿](?!分)|[km](?![a-z]))?\\s*(${UNITS})?`, "u");
const CHINESE = new RegExp(`^([零一二两三四五六七八九十百千万亿]+)(${UNITS})?`, "u");
const PERCENT_CHINESE = /^百分之([零一二两三四五六七八九十百]+|\d+(?:\.\d+)?)/u;
const MONTH_NAMES = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const BARE_YEAR = /^\d{4}(?!\s*(?:年|-))/u;
const CHINESE_MONTH = "十[一二]?|[一二三四五六七八九]";

/** Chinese numerals up to 亿; null for what is none. */
export function chineseNumber(text: string): number | null {
  const digits = "零一二三四五六七八九";
  let [whole, part, digit] = [0, 0, 0];
  for (const sign of text.replaceAll("两", "二")) {
    const value = digits.indexOf(sign);
    const size = { 十: 10, 百: 100, 千: 1000 }[sign];
    if (value >= 0) digit = value;
    else if (size !== undefined) {
      part += (digit === 0 && size === 10 ? 1 : digit) * size;
      digit = 0;
    } else {
      whole = (whole + part + digit) * (sign === "万" ? 10_000 : 100_000_000);
      part = 0;
      digit = 0;
    }
  }
  return /^[零一二两三四五六七八九十百千万亿]+$/u.test(text) ? whole + part + digit : null;
}

/** Reads a question piece by piece, the longest known piece first. `newest`: the newest day of the table, which months are counted from. */
export function readQuestion(ask: string, lexicon: Lexicon, newest: number | null): Token[] {
  const text = foldPhrase(ask);
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    if (rest.startsWith(" ")) {
      at += 1;
      continue;
    }
    const before = text.charAt(at - 1);
    // 大于 2000: beside a comparison it is a figure, no year.
    const isFigure = tokens.findLast(({ entry }) => entry.is !== "filler")?.entry.is === "compare" && BARE_YEAR.test(rest);
    const period = newest === null || isFigure ? null : periodAt(rest, newest);
    const found = longest([phraseAt(rest, before, lexicon), period, numberAt(rest, before)]);
    if (found !== null) {
      tokens.push({ entry: found.entry, text: found.text, used: found.entry.is === "filler" });
      at += found.text.length;
      continue;
    }
    const unknown = /^(?:[a-z]+|.)/u.exec(rest)?.[0] ?? rest.charAt(0);
    const last = tokens.at(-1);
    if (last?.entry.is === "unknown" && text.charAt(at - 1) !== " ") tokens[tokens.length - 1] = { ...last, text: last.text + unknown };
    else tokens.push({ entry: { is: "unknown" }, text: unknown, used: false });
    at += unknown.length;
  }
  return tokens;
}

type Found = { readonly entry: Token["entry"]; readonly text: string };

const longest = (all: readonly (Found | null)[]): Found | null =>
  all.reduce((best, one) => (one !== null && (best === null || one.text.length > best.text.length) ? one : best), null);

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[a-z]/.test(sign);

/** A Latin word is only found whole. */
function phraseAt(rest: string, before: string, lexicon: Lexicon): Found | null {
  for (const { phrase, entry } of lexicon.get(rest.charAt(0)) ?? []) {
    if (!rest.startsWith(phrase)) continue;
    const isCut = (isLetter(phrase.at(-1)) && isLetter(rest[phrase.length])) || (isLetter(phrase[0]) && isLetter(before));
    if (!isCut) return { entry, text: phrase };
  }
  return null;
}

function numberAt(rest: string, before: string): Found | null {
  if (/[\d.]/.test(before)) return null;
  const percent = PERCENT_CHINESE.exec(rest);
  if (percent !== null) {
    const value = Number(percent[1]) || chineseNumber(percent[1] ?? "");
    if (value !== null) return { entry: { is: "number", value: Number(`${value}e-2`), isPercent: true, unit: "" }, text: percent[0] };
  }
  const digits = DIGITS.exec(rest);
  if (digits !== null) {
    const [text, number = "", size = "", unit = ""] = digits;
    const isPercent = size === "%" || size === "个百分点";
    const value = Number(`${number.replaceAll(",", "")}${isPercent ? "e-2" : (SIZES[size] ?? "")}`);
    return Number.isFinite(value) ? { entry: { is: "number", value, isPercent, unit }, text } : null;
  }
  const chinese = CHINESE.exec(rest);
  const value = chinese === null ? null : chineseNumber(chinese[1] ?? "");
  return chinese === null || value === null
    ? null
    : { entry: { is: "number", value, isPercent: false, unit: chinese[2] ?? "" }, text: chinese[0] };
}

const MONTHS_OF_YEAR = 12;

/** Months and quarters without a year are the last such ones that are not after the table's newest day. */
function periodAt(rest: string, newest: number): Found | null {
  const { year, month } = calendarDay(newest);
  const two = (number: number) => String(number).padStart(2, "0");
  const lastMonth = (no: number) => `${no <= month ? year : year - 1}-${two(no)}`;
  const lastQuarter = (no: number) => `${(no - 1) * 3 + 1 <= month ? year : year - 1}-Q${no}`;
  const read: readonly (readonly [RegExp, (parts: readonly string[]) => { period: string; isRelative?: boolean } | null])[] = [
    [/^(\d{4})\s*年\s*(\d{1,2})\s*月份?/u, ([, y, m]) => monthOf(Number(y), Number(m))],
    [
      /^(\d{4})\s*年?\s*(?:第?([一二三四1-4])\s*季度|q([1-4]))/u,
      ([, y, zh, q]) => ({ period: `${y}-Q${chineseNumber(zh ?? "") || zh || q}` }),
    ],
    [/^q([1-4])\s*(\d{4})/u, ([, q, y]) => ({ period: `${y}-Q${q}` })],
    [/^(\d{4})-(\d{1,2})-(\d{1,2})/u, ([, y, m, d]) => ({ period: `${y}-${two(Number(m))}-${two(Number(d))}` })],
    [/^(\d{4})-(\d{1,2})(?!\d)/u, ([, y, m]) => monthOf(Number(y), Number(m))],
    [/^((?:19|20)\d{2})\s*年(?:度)?/u, ([, y]) => ({ period: y ?? "" })],
    [/^((?:19|20)\d{2})(?![\d,.])(?!\s*(?:元|块|人|笔|个|%|万|千))/u, ([, y]) => ({ period: y ?? "" })],
    [new RegExp(`^(\\d{1,2}|${CHINESE_MONTH})\\s*月份?(?!度)`, "u"), ([, m]) => withMonth(m ?? "")],
    [/^第?([一二三四1-4])\s*季度/u, ([, q]) => ({ period: lastQuarter(Number(q) || chineseNumber(q ?? "") || 1), isRelative: true })],
    [/^q([1-4])(?![0-9a-z])/u, ([, q]) => ({ period: lastQuarter(Number(q)), isRelative: true })],
    [/^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:\s+(\d{4}))?(?![a-z])/u, ([, name, y]) => namedMonth(name ?? "", y)],
  ];
  function monthOf(y: number, m: number) {
    return m >= 1 && m <= MONTHS_OF_YEAR ? { period: `${y}-${two(m)}` } : null;
  }
  function withMonth(text: string) {
    const no = Number(text) || chineseNumber(text) || 0;
    return no >= 1 && no <= MONTHS_OF_YEAR ? { period: lastMonth(no), isRelative: true } : null;
  }
  function namedMonth(name: string, y: string | undefined) {
    const no = MONTH_NAMES.indexOf(name) + 1;
    return y === undefined ? { period: lastMonth(no), isRelative: true } : monthOf(Number(y), no);
  }
  for (const [shape, make] of read) {
    const parts = shape.exec(rest);
    const made = parts === null ? null : make(parts);
    if (parts !== null && made !== null) return { entry: { is: "period", isRelative: false, ...made }, text: parts[0] };
  }
  return null;
}

/** The period so many before the one of the newest day. */
export const periodBefore = (newest: number, grain: "month" | "quarter" | "year", back: number): string =>
  periodName(movePeriod(newest, grain, -back), grain);
