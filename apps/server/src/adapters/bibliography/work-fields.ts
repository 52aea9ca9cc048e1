import { doiOf } from "../../platform/doi.ts";
import type { FoundWork, WorkAuthor } from "../../ports/bibliography.ts";
import { plainText } from "./plain-text.ts";

const TITLE_MAX_CHARACTERS = 500;
export const NAME_MAX_CHARACTERS = 120;
const SHORT_MAX_CHARACTERS = 40;
const CONTAINER_MAX_CHARACTERS = 300;
const ABSTRACT_MAX_CHARACTERS = 5000;
const URL_MAX_CHARACTERS = 500;
/** Nobody lists more in a reference; physics has papers with thousands. */
const AUTHORS_MAX = 50;
const CITED_MAX = 10_000_000;
const FIRST_YEAR = 1450;
/** Works are announced for the year after this one. */
const YEARS_AHEAD = 1;

/** What an adapter has read of a work; every value as the answer has it. */
export type RawWork = Partial<Record<Exclude<keyof FoundWork, "authors" | "source" | "type">, unknown>> & {
  readonly authors: readonly WorkAuthor[];
  readonly type: FoundWork["type"];
  readonly source: FoundWork["source"];
};

/** A work with every value checked and bounded; null without a title. `now` in milliseconds. */
export function checkedWork(raw: RawWork, now: number): FoundWork | null {
  const title = plainText(raw.title, TITLE_MAX_CHARACTERS);
  if (title === null) return null;
  return {
    doi: typeof raw.doi === "string" ? doiOf(raw.doi) : null,
    title,
    authors: raw.authors.slice(0, AUTHORS_MAX),
    year: yearOf(raw.year, now),
    container: plainText(raw.container, CONTAINER_MAX_CHARACTERS),
    volume: shortText(raw.volume),
    issue: shortText(raw.issue),
    pages: shortText(raw.pages),
    publisher: plainText(raw.publisher, CONTAINER_MAX_CHARACTERS),
    type: raw.type,
    language: languageOf(raw.language),
    abstract: plainText(raw.abstract, ABSTRACT_MAX_CHARACTERS),
    url: webAddress(raw.url),
    citedBy: countOf(raw.citedBy),
    source: raw.source,
  };
}

/** A person by the parts of their name, or an institution by `family` alone; null without a name. */
export function authorOf({ family, given }: { family: unknown; given: unknown }): WorkAuthor | null {
  const checked = { family: plainText(family, NAME_MAX_CHARACTERS), given: plainText(given, NAME_MAX_CHARACTERS) };
  if (checked.family !== null) return { family: checked.family, given: checked.given ?? "" };
  return checked.given === null ? null : { family: checked.given, given: "" };
}

/** `first–last`, or one of them. */
export function pagesOf(first: unknown, last: unknown): string | null {
  const [from, to] = [shortText(first), shortText(last)];
  if (from === null || to === null || from === to) return from ?? to;
  return `${from}-${to}`;
}

/** Volumes and pages are texts to some publishers and numbers to others. */
function shortText(value: unknown): string | null {
  return plainText(Number.isSafeInteger(value) ? String(value) : value, SHORT_MAX_CHARACTERS);
}

function yearOf(value: unknown, now: number): number | null {
  const year = typeof value === "string" && /^\d{4}$/.test(value) ? Number(value) : value;
  if (typeof year !== "number" || !Number.isInteger(year)) return null;
  return year >= FIRST_YEAR && year <= new Date(now).getUTCFullYear() + YEARS_AHEAD ? year : null;
}

function languageOf(value: unknown): string | null {
  return typeof value === "string" && /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(value) ? value.slice(0, 2).toLowerCase() : null;
}

function countOf(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value > 0 && value <= CITED_MAX ? value : 0;
}

function webAddress(value: unknown): string | null {
  if (typeof value !== "string" || value.length > URL_MAX_CHARACTERS || !URL.canParse(value)) return null;
  const { protocol, username, href } = new URL(value);
  return (protocol === "https:" || protocol === "http:") && username === "" && href.length <= URL_MAX_CHARACTERS ? href : null;
}
