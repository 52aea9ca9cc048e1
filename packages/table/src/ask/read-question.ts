import { calendarDay, movePeriod, periodName } from "../columns/index.ts";
import { foldPhrase } from "./fold-phrase.ts";
import type { Lexicon } from "./lexicon.ts";
import { amountWordAt, likesAt, marksAt } from "./read-pieces.ts";
import { UNIT_BEHIND } from "./said-units.ts";
import type { Found, Token } from "./token.ts";

const SIZES: Readonly<Record<string, string>> = { 千: "e3", 万: "e4", 亿: "e8", k: "e3", m: "e6" };
const DIGITS = new RegExp(
  `^(?:[$¥€£]\\s*)?(\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?)\\s*(%|个百分点|[千万亿](?!分)|[km](?![a-z]))?\\s*(${UNIT_BEHIND})?`,
  "u",
);
const CHINESE = new RegExp(`^([零一二两三四五六七八九十百千万亿]+)(${UNIT_BEHIND})?`, "u");
const PERCENT_CHINESE = /^百分之([零一二两三四五六七八九十百]+|\d+(?:\.\d+)?)/u;

/** 半小时, 一个半小时, an hour. */
const HALF = /^([一二两三四五六七八九十]|\d{1,3})?个?半个?(分钟|小时|钟头|公里|斤|吨)/u;
const ONE = /^an? (second|minute|hour|day|week|dollar)(?![a-z])/u;
const ENGLISH_NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** One is as often no number: which one, each one. */
const ENGLISH_NUMBER = new RegExp(`^(${ENGLISH_NUMBERS.filter((word) => word !== "one").join("|")})(?: (${UNIT_BEHIND}))?(?![a-z-])`, "u");
const MONTH_NAMES = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTHS = MONTH_NAMES.join("|");
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

/**
 * Reads a question piece by piece, the longest known piece first, as long as nothing more stays unread for it: 各部门 is 各 and 部门, no 各部.
 * `newest`: the newest day of the table, which months are counted from; `figures`: its columns of numbers.
 */
export function readQuestion(ask: string, lexicon: Lexicon, newest: number | null, figures: ReadonlySet<string>): Token[] {
  const text = foldPhrase(ask);
  const found = Array.from(text, () => [] as Found[]);
  for (let at = 0; at < text.length; at += 1) found[at] = piecesAt(text, at, lexicon, newest);
  // Signs that stay unread from a place on, at best.
  const unread: number[] = new Array(text.length + 1).fill(0);
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const unknown = unknownAt(text, at);
    const skipped = text.charAt(at) === " " ? (unread[at + 1] ?? 0) : unknown.length + (unread[at + unknown.length] ?? 0);
    unread[at] = Math.min(skipped, ...(found[at] ?? []).map((piece) => unread[at + piece.text.length] ?? 0));
  }
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (text.charAt(at) === " ") {
      at += 1;
      continue;
    }
    // 大于 2000, 月租在 2000 到 3000: beside a comparison or a heading of figures it is a figure, no year.
    const isFigure = BARE_YEAR.test(text.slice(at)) && isBesideFigure(tokens, figures);
    const pieces = (found[at] ?? []).filter(({ entry }) => !isFigure || entry.is !== "period");
    const best = Math.min(...pieces.map((piece) => unread[at + piece.text.length] ?? 0));
    const piece = longest(pieces.filter((one) => unread[at + one.text.length] === best));
    if (piece !== null) {
      tokens.push({ entry: piece.entry, text: piece.text, used: piece.entry.is === "filler" });
      at += piece.text.length;
      continue;
    }
    const unknown = unknownAt(text, at);
    const last = tokens.at(-1);
    if (last?.entry.is === "unknown" && text.charAt(at - 1) !== " ") tokens[tokens.length - 1] = { ...last, text: last.text + unknown };
    else tokens.push({ entry: { is: "unknown" }, text: unknown, used: false });
    at += unknown.length;
  }
  return withoutWordsOfPieces(text, tokens);
}

function isBesideFigure(tokens: readonly Token[], figures: ReadonlySet<string>): boolean {
  const said = tokens.filter(({ entry }) => entry.is !== "filler");
  const [before, further] = [said.at(-1)?.entry, said.at(-2)?.entry];
  if (before?.is === "compare" || (before?.is === "column" && figures.has(before.col))) return true;
  return further?.is === "number" && (before?.is === "to" || before?.is === "and");
}

const unknownAt = (text: string, at: number): string => /^(?:[a-z]+|.)/u.exec(text.slice(at))?.[0] ?? text.charAt(at);

const longest = (all: readonly Found[]): Found | null =>
  all.reduce<Found | null>((best, one) => (best === null || one.text.length > best.text.length ? one : best), null);

function piecesAt(text: string, at: number, lexicon: Lexicon, newest: number | null): Found[] {
  const [rest, before] = [text.slice(at), text.charAt(at - 1)];
  const other = [newest === null ? null : periodAt(rest, newest), numberAt(rest, before)];
  const phrases = phrasesAt(rest, before, lexicon);
  const likes = likesAt(rest, phrases, lexicon);
  return [...phrases, ...likes, ...amountWordAt(rest), ...marksAt(rest), ...other.filter((one) => one !== null)];
}

const segmenter = typeof Intl.Segmenter === "function" ? new Intl.Segmenter("zh", { granularity: "word" }) : null;

const SAY_LITTLE: readonly Token["entry"]["is"][] = ["did", "filler", "changeWord", "thing", "each", "and", "to"];

/** 开会 is no 开 and no 会: a word of the language that is read only as pieces that say nothing is a word that was not read. */
function withoutWordsOfPieces(text: string, tokens: readonly Token[]): Token[] {
  if (segmenter === null || !tokens.some(({ entry, text: verb }) => entry.is === "did" && verb.length === 1)) return [...tokens];
  const words = new Set([...segmenter.segment(text)].map(({ segment }) => segment).filter((word) => word.length > 1));
  const made: Token[] = [];
  for (let n = 0; n < tokens.length; n += 1) {
    const [first, second] = [tokens[n], tokens[n + 1]];
    if (first === undefined) break;
    const says = (token: Token | undefined) => token !== undefined && SAY_LITTLE.includes(token.entry.is);
    const isWord = second !== undefined && words.has(first.text + second.text) && (first.entry.is === "did" || second.entry.is === "did");
    if (isWord && says(first) && says(second)) {
      made.push({ entry: { is: "unknown" }, text: first.text + second.text, used: false });
      n += 1;
    } else made.push(first);
  }
  return made;
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[a-z]/.test(sign);

/** A Latin word is only found whole. */
function phrasesAt(rest: string, before: string, lexicon: Lexicon): Found[] {
  return (lexicon.lengths.get(rest.charAt(0)) ?? []).flatMap((length) => {
    const phrase = rest.slice(0, length);
    const entry = phrase.length < length ? undefined : lexicon.entries.get(phrase);
    if (entry === undefined) return [];
    const isCut = (isLetter(phrase.at(-1)) && isLetter(rest[length])) || (isLetter(phrase[0]) && isLetter(before));
    return isCut ? [] : [{ entry, text: phrase }];
  });
}

function numberAt(rest: string, before: string): Found | null {
  if (/[\d.]/.test(before)) return null;
  const percent = PERCENT_CHINESE.exec(rest);
  if (percent !== null) {
    const value = Number(percent[1]) || chineseNumber(percent[1] ?? "");
    if (value !== null) return { entry: { is: "number", value: Number(`${value}e-2`), isPercent: true, unit: "" }, text: percent[0] };
  }
  const half = HALF.exec(rest);
  if (half !== null) {
    const whole = half[1] === undefined ? 0 : Number(half[1]) || chineseNumber(half[1]) || 0;
    return { entry: { is: "number", value: Number(`${whole}.5`), isPercent: false, unit: half[2] ?? "" }, text: half[0] };
  }
  const one = isLetter(before) ? null : ONE.exec(rest);
  if (one !== null) return { entry: { is: "number", value: 1, isPercent: false, unit: one[1] ?? "" }, text: one[0] };
  const english = isLetter(before) ? null : ENGLISH_NUMBER.exec(rest);
  if (english !== null) {
    const [text, word = "", unit = ""] = english;
    return { entry: { is: "number", value: ENGLISH_NUMBERS.indexOf(word), isPercent: false, unit }, text };
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
const DAYS_OF_MONTH = 31;

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
    [/^(\d{1,2})\s*月\s*(\d{1,2})\s*[号日]/u, ([, m, d]) => dayOf(Number(m), Number(d))],
    [new RegExp(`^(\\d{1,2}|${CHINESE_MONTH})\\s*月份?(?!度)`, "u"), ([, m]) => withMonth(m ?? "")],
    [/^第?([一二三四1-4])\s*季度/u, ([, q]) => ({ period: lastQuarter(Number(q) || chineseNumber(q ?? "") || 1), isRelative: true })],
    [/^q([1-4])(?![0-9a-z])/u, ([, q]) => ({ period: lastQuarter(Number(q)), isRelative: true })],
    [
      new RegExp(`^(${MONTHS})[a-z]*\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?(?![\\d,.]\\d|\\d)`, "u"),
      ([, name, d, y]) => namedDay(name ?? "", Number(d), y),
    ],
    [
      new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTHS})[a-z]*(?: (\\d{4}))?(?![a-z\\d])`, "u"),
      ([, d, name, y]) => namedDay(name ?? "", Number(d), y),
    ],
    [/^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:\s+(\d{4}))?(?![a-z])/u, ([, name, y]) => namedMonth(name ?? "", y)],
  ];
  function monthOf(y: number, m: number) {
    return m >= 1 && m <= MONTHS_OF_YEAR ? { period: `${y}-${two(m)}` } : null;
  }
  function dayOf(no: number, day: number) {
    const isDay = no >= 1 && no <= MONTHS_OF_YEAR && day >= 1 && day <= DAYS_OF_MONTH;
    return isDay ? { period: `${lastMonth(no)}-${two(day)}`, isRelative: true } : null;
  }
  function namedDay(name: string, day: number, y: string | undefined) {
    const no = MONTH_NAMES.indexOf(name) + 1;
    if (y === undefined) return dayOf(no, day);
    return day >= 1 && day <= DAYS_OF_MONTH ? { period: `${y}-${two(no)}-${two(day)}` } : null;
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
