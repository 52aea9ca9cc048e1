/** One sort of number a format shows: what stands around its digits, and how they are set. */
export type FormatSection = {
  /** `[>=10000]`; null: by sign. */
  readonly holds: ((value: number) => boolean) | null;
  readonly before: string;
  readonly behind: string;
  /** Code of the language behind a currency's sign, 411 of [$¥-411]; empty where there is none. */
  readonly locale: string;
  readonly isPercent: boolean;
  /** Power of ten the number is divided by: 3 of `0.0,`. */
  readonly power: number;
  /** Least digits before the point, and digits behind it. */
  readonly whole: number;
  readonly decimals: number;
  /** Words between digits that are all shown, each with how many of them stand behind it; where there are any, the number is a code. */
  readonly between: readonly { readonly words: string; readonly digits: number }[];
};

/** Spreadsheets have no longer formats. */
export const FORMAT_MAX_CHARACTERS = 255;
const GENERAL = /general|g\/通用格式/giu;
const TOKEN =
  /"([^"]*)"|[\\!](.)|_.|\*.|\[\$([^\]-]{0,20})(?:-([^\]]{0,20}))?\]|\[([^\]]{0,40})\]|[Ee][+-][0#?]+|([0#?.,]+)|(%)|(;)|([\s\S])/gu;
const CONDITION = /^(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)$/;
const COMPARE: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
  "=": (a, b) => a === b,
  "<>": (a, b) => a !== b,
};
const LOCALE_DIGITS = /([0-9a-f]{3})$/i;

type Part = { readonly digits: string } | { readonly words: string };
type Draft = { parts: Part[]; holds: FormatSection["holds"]; locale: string; isPercent: boolean };
const draft = (): Draft => ({ parts: [], holds: null, locale: "", isPercent: false });

/** The sections of a format of numbers, at most a few; none where it is too long to be one. Takes time by its length alone. */
export function parseFormat(format: string): FormatSection[] {
  if (format.length > FORMAT_MAX_CHARACTERS) return [];
  let open = draft();
  const drafts = [open];
  for (const match of format.replace(GENERAL, "#").matchAll(TOKEN)) {
    const [, quoted, escaped, currency, locale, bracketed, digits, percent, end, other] = match;
    const words = quoted ?? escaped ?? currency ?? other;
    if (end !== undefined) {
      open = draft();
      drafts.push(open);
    } else if (digits !== undefined) open.parts.push({ digits });
    else if (percent !== undefined) open.isPercent = true;
    else if (bracketed !== undefined) open.holds = readCondition(bracketed) ?? open.holds;
    else if (words !== undefined) open.parts.push({ words });
    open.locale ||= LOCALE_DIGITS.exec(locale ?? "")?.[1]?.toUpperCase() ?? "";
  }
  return drafts.map(settleSection);
}

function readCondition(text: string): FormatSection["holds"] {
  const [, sign = "", bound = ""] = CONDITION.exec(text) ?? [];
  const compare = COMPARE[sign];
  return compare === undefined ? null : (value) => compare(value, Number(bound));
}

function settleSection({ parts, holds, locale, isPercent }: Draft): FormatSection {
  const first = parts.findIndex((part) => "digits" in part);
  const last = parts.findLastIndex((part) => "digits" in part);
  const wordsOf = (of: readonly Part[]): string => of.map((part) => ("words" in part ? part.words : "")).join("");
  const inner = first === -1 ? [] : parts.slice(first, last + 1);
  const digits = inner.map((part) => ("digits" in part ? part.digits : part.words === "." ? "!" : "")).join("");
  const [whole = "", behindPoint = ""] = digits.replaceAll("!", "").split(".");
  const shifted = digits.includes("!") ? countPlaces(digits.slice(digits.indexOf("!"))) : 0;
  return {
    holds,
    locale,
    isPercent,
    before: wordsOf(first === -1 ? parts : parts.slice(0, first)),
    behind: first === -1 ? "" : wordsOf(parts.slice(last + 1)),
    power: 3 * (countCommas(whole) + countCommas(behindPoint)) + shifted,
    whole: whole.match(/0/g)?.length ?? 0,
    decimals: countPlaces(behindPoint) + shifted,
    between: digits.includes("!") || !/^0+$/.test(digits) ? [] : listBetween(inner),
  };
}

/** Each comma behind the last digit divides by a thousand. */
function countCommas(digits: string): number {
  let count = 0;
  while (digits[digits.length - 1 - count] === ",") count += 1;
  return count;
}

const countPlaces = (digits: string): number => digits.match(/[0#?]/g)?.length ?? 0;

function listBetween(inner: readonly Part[]): FormatSection["between"] {
  return inner.flatMap((part, at) => {
    const behind = inner.slice(at + 1).reduce((sum, one) => sum + ("digits" in one ? countPlaces(one.digits) : 0), 0);
    return "words" in part ? [{ words: part.words, digits: behind }] : [];
  });
}

/** The section of a format a number is shown by. */
export function chooseSection(sections: readonly FormatSection[], value: number): FormatSection | undefined {
  if (sections.some(({ holds }) => holds !== null)) return sections.find(({ holds }) => holds === null || holds(value));
  const [positive, negative, zero] = sections;
  if (value < 0) return negative ?? positive;
  return value === 0 ? (zero ?? positive) : positive;
}
