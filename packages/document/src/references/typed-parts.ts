import { readDate } from "./import/dates.ts";
import type { Reference } from "./reference.ts";

/** Parts of a reference that have a form: what is typed there may be something else. */
export const TYPED_PARTS = ["year", "date", "accessed", "doi", "url"] as const;
export type TypedPart = (typeof TYPED_PARTS)[number];

const WHOLE_NUMBER = /(?<!\p{Nd})\p{Nd}{3,4}(?!\p{Nd})/u;
const CHINESE_YEAR = /(?:元|[〇○零一二三四五六七八九十百]{1,6})年/;
/** Printed in the place of a year. */
const NO_YEAR =
  /^[[(（［]?\s*(?:n\.?\s?d\.?|s\.?\s?a\.?|in press|forthcoming|to appear|待出版|待刊|出版中|印刷中|年代?不详|出版(?:年|日期|时间)不详)\s*[\])）］]?$/i;
const DATE = /^\d{4}(?:\s?[-/.年]\s?\d{1,2}(?:\s?[-/.月]\s?\d{1,2}\s?日?|\s?月)?|\s?年)?$/;
const DOI = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:?\s*)?(10\.\d{4,9}\/[^\s"<>\p{Cc}]+)$/iu;
const SCHEME = /^([a-z][a-z0-9+-]*):(?!\d)/i;
const WEB_SCHEMES: ReadonlySet<string> = new Set(["http", "https", "ftp"]);

const FORMS: Readonly<Record<TypedPart, (text: string) => string | undefined>> = {
  year: (text) => (isYear(text) ? text : undefined),
  date: wholeDate,
  accessed: wholeDate,
  doi: (text) => DOI.exec(text)?.[1],
  url: (text) => (isWebAddress(text) ? text : undefined),
};

/** What is typed into a part, in the one form it is kept in: 2024-05-01, 10.1000/182; undefined where it is no such thing. */
export function readTypedPart(part: TypedPart, text: string): string | undefined {
  return FORMS[part](text.trim());
}

/** The parts of `reference` that have been changed from `before` to what they cannot be. */
export function faultyParts(reference: Partial<Reference>, before: Partial<Reference> = {}): TypedPart[] {
  return TYPED_PARTS.filter((part) => {
    const text = reference[part] ?? "";
    return text !== "" && text !== before[part] && readTypedPart(part, text) === undefined;
  });
}

/** The same reference with its typed parts in the form they are kept in. */
export function withTidyParts<T extends Partial<Reference>>(reference: T): T {
  const tidy = TYPED_PARTS.flatMap((part) => {
    const text = readTypedPart(part, reference[part] ?? "");
    return text === undefined ? [] : [[part, text] as const];
  });
  return { ...reference, ...Object.fromEntries(tidy) };
}

/** An address of the web, with or without its scheme. */
export function isWebAddress(text: string): boolean {
  if (/[\s\p{Cc}<>"]/u.test(text)) return false;
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && !(WEB_SCHEMES.has(scheme) && text.slice(scheme.length).startsWith("://"))) return false;
  const address = SCHEME.test(text) ? text : `https://${text}`;
  return URL.canParse(address) && new URL(address).hostname.includes(".");
}

/** An address a browser would run, or open on the reader's own machine. */
export function isUnsafeAddress(text: string): boolean {
  return /^(?:javascript|vbscript|data|file|blob|about):/i.test(text.replace(/[\s\p{Cc}]/gu, ""));
}

/** A year as it is printed: 2012, c1988, 1865（清同治四年）, 民国二十五年, n.d. */
function isYear(text: string): boolean {
  const words = text.normalize("NFKC");
  return WHOLE_NUMBER.test(words) || CHINESE_YEAR.test(words) || NO_YEAR.test(words);
}

function wholeDate(text: string): string | undefined {
  if (!DATE.test(text)) return undefined;
  const { year, date } = readDate(text);
  const said = text.match(/\d+/g)?.length ?? 0;
  // A month or day there is none of would be left out without a word.
  return (date ?? year)?.split("-").length === said && isDay(date) ? (date ?? year) : undefined;
}

function isDay(date: string | undefined): boolean {
  const [year = 0, month = 1, day = 1] = (date ?? "").split("-").map(Number);
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
