import { decodeEntities } from "../../outline/files/xml.ts";
import { raiseHtmlDigits } from "../../raise-digits.ts";
import { languageOf, type Person, personText, type Reference, type ReferenceLanguage, type ReferenceType } from "../reference.ts";
import { isUnsafeAddress } from "../typed-parts.ts";
import { readDate } from "./dates.ts";

/** What a format says of a work, before it is a reference. Empty text is the same as nothing. */
export type Fields = {
  readonly type: ReferenceType;
  readonly title: string;
  readonly people?: { readonly people: readonly Person[]; readonly more: boolean; readonly translators?: readonly Person[] };
  readonly editors?: readonly Person[];
  readonly translators?: readonly Person[];
  readonly when?: string;
  readonly accessed?: string;
  readonly language?: string;
} & Partial<Record<TextField, string>>;

type TextField =
  | "translatedTitle"
  | "container"
  | "publisher"
  | "place"
  | "volume"
  | "issue"
  | "pages"
  | "edition"
  | "doi"
  | "url"
  | "number"
  | "abstract"
  | "year";

/** Longest text kept of a field, in characters: nothing longer is one, and every later step may rely on it. */
const FIELD_LENGTH = 2000;
const ABSTRACT_LENGTH = 20_000;

const LANGUAGES: readonly [pattern: RegExp, language: ReferenceLanguage][] = [
  [/^(?:zh|chi|zho|chinese|中文|汉语)/i, "zh"],
  [/^(?:en|eng|english|英文|英语)/i, "en"],
  [/./, "other"],
];

/** An imported reference: what is empty is left out, dates, DOI and language take one form. Tier C: nobody has looked it up. */
export function toReference(id: string, fields: Fields): Reference {
  const { type, people, when, language } = fields;
  const title = clean(readMarkedWords(fields.title)) ?? "";
  const told = LANGUAGES.find(([pattern]) => pattern.test(language?.trim() ?? ""))?.[1];
  const { year, date } = readDate(when);
  const number = clean(fields.number);
  const isWhole = date?.length === "YYYY-MM-DD".length;
  return withoutEmpty({
    id,
    type,
    title,
    translatedTitle: clean(fields.translatedTitle),
    authors: people?.people,
    moreAuthors: people?.more || undefined,
    translators: joinPeople(fields.translators, people?.translators),
    editors: fields.editors,
    container: clean(readMarkedWords(fields.container)),
    publisher: clean(fields.publisher),
    place: clean(fields.place),
    year: clean(fields.year) ?? year,
    date: isWhole ? date : undefined,
    volume: type === "article" ? countedBy(clean(fields.volume), "卷") : clean(fields.volume),
    issue: countedBy(clean(fields.issue), "期"),
    pages: countedBy(clean(fields.pages), "页")?.replace(/[-–—‒−]+/g, "-"),
    edition: clean(fields.edition),
    doi: readDoi(fields.doi),
    url: webAddress(clean(fields.url)),
    accessed: readDate(fields.accessed).date,
    number,
    language: told ?? languageOf(title),
    abstract: clean(fields.abstract, ABSTRACT_LENGTH),
    source: "import",
    tier: "C",
  });
}

/** The number of 第3卷, 第2期, 第12-19页, as a reference prints it. */
function countedBy(text: string | undefined, word: "卷" | "期" | "页"): string | undefined {
  return new RegExp(`^第?\\s?([\\d+,–—-]{1,40})\\s?${word}$`).exec(text ?? "")?.[1] ?? text;
}

/** Those of both lists, each once. */
function joinPeople(own: readonly Person[] = [], more: readonly Person[] = []): readonly Person[] {
  const names = new Set(own.map(personText));
  return [...own, ...more.filter((person) => !names.has(personText(person)))];
}

const MARKS = /<\/?(?:i|em|b|strong|u|sub|sup|sc|scp|span|inf|jats:[a-z-]{1,20})(?:\s[^<>]{0,200})?>/gi;

/** Words without the marks that databases write into titles: italics, indices; signs that are written by name. */
function readMarkedWords(text: string | undefined): string | undefined {
  if (text === undefined || !/[<&]/.test(text)) return text;
  return raiseHtmlDigits(decodeEntities(text)).replace(MARKS, "");
}

/** The DOI of a text that has one; undefined where there is none. */
export function readDoi(text: string | undefined): string | undefined {
  return /10\.\d{4,9}\/[^\s"<>]{1,200}/.exec((text ?? "").slice(0, FIELD_LENGTH))?.[0].replace(/(?<![.,;，。；)\]])[.,;，。；)\]]+$/, "");
}

/** What a browser would run or open on the reader's own machine is no address of a work. */
function webAddress(url: string | undefined): string | undefined {
  return url === undefined || isUnsafeAddress(url) ? undefined : url;
}

function clean(text: string | undefined, length = FIELD_LENGTH): string | undefined {
  const words = (text ?? "")
    .slice(0, length * 2)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, length);
  return words === "" ? undefined : words;
}

/** Without the fields nothing is known of: a reference says what it has. */
function withoutEmpty(reference: Reference): Reference {
  const known = Object.entries(reference).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries(known) as Reference;
}
