/** What a work is; each has a layout and a type mark in `format/layouts.ts`. */
export const REFERENCE_TYPES = [
  "article",
  "newspaper",
  "book",
  "chapter",
  "compilation",
  "proceedings",
  "conference",
  "thesis",
  "report",
  "standard",
  "patent",
  "webpage",
  "preprint",
  "dataset",
  "database",
  "software",
  "archive",
  "map",
  "other",
] as const;
export type ReferenceType = (typeof REFERENCE_TYPES)[number];

/** A person by parts, particles (van der) within the family name; or a name nobody has divided: an organisation, most Chinese names. */
export type Person =
  | { readonly family: string; readonly given?: string | undefined; readonly suffix?: string | undefined }
  | { readonly literal: string };

/** zh decides 等 and 译; everything that is neither Chinese nor English is other. */
export type ReferenceLanguage = "zh" | "en" | "other";

/** Where a reference came from; `file`: the user's own PDF or Word file. There is no source that makes one up. */
export type ReferenceSource = "openalex" | "crossref" | "import" | "typed" | "file";

/**
 * How sure we are that the work exists. A: its DOI was found and title, first author and year agree. B: its title was found.
 * C: only the user says so; only the user may cite it.
 */
export type ReferenceTier = "A" | "B" | "C";

/** A work that can be cited. Dates are `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; what is not known is left out, never guessed. */
export type Reference = {
  readonly id: string;
  readonly type: ReferenceType;
  /** With its subtitle after a colon. */
  readonly title: string;
  readonly translatedTitle?: string | undefined;
  readonly authors?: readonly Person[] | undefined;
  /** The source named only the first ones (等, et al., and others). */
  readonly moreAuthors?: boolean | undefined;
  readonly translators?: readonly Person[] | undefined;
  /** Of a chapter or a conference paper: who is responsible for the whole book. */
  readonly editors?: readonly Person[] | undefined;
  /** The journal, newspaper, book, proceedings or platform it is in. */
  readonly container?: string | undefined;
  /** Of a thesis the university, of an archive its holder. */
  readonly publisher?: string | undefined;
  readonly place?: string | undefined;
  /** As it is printed: 2012, c1988, 1865（清同治四年）. */
  readonly year?: string | undefined;
  readonly date?: string | undefined;
  readonly volume?: string | undefined;
  readonly issue?: string | undefined;
  /** Pages, an article number, or the page of a newspaper. */
  readonly pages?: string | undefined;
  /** The edition of a book, the version of software, data or a preprint. */
  readonly edition?: string | undefined;
  readonly doi?: string | undefined;
  readonly url?: string | undefined;
  readonly accessed?: string | undefined;
  /** Of a standard, patent, report or archive. */
  readonly number?: string | undefined;
  readonly language: ReferenceLanguage;
  readonly abstract?: string | undefined;
  readonly source: ReferenceSource;
  readonly tier: ReferenceTier;
  /** The whole entry as the user pasted it, where reading it would lose something; shown as it is. */
  readonly literal?: string | undefined;
};

/** The year, also where only a date is known. */
export function yearOf(reference: Reference): string | undefined {
  return reference.year ?? /^\d{4}/.exec(reference.date ?? "")?.[0];
}

/** The name as one string: 张三, John Smith. */
export function personText(person: Person): string {
  if ("literal" in person) return person.literal.trim();
  const { family, given = "" } = person;
  const parts = isEastAsian(family) ? [family, given] : [given, family];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(isEastAsian(family) ? "" : " ");
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const OTHER_SCRIPT = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}]/u;

/** Whether it is written with characters that want no spaces between names. */
export function isEastAsian(text: string): boolean {
  return EAST_ASIAN.test(text);
}

/** The language of a title by its script. Latin letters count as English: the rules differ for Chinese only. */
export function languageOf(title: string): ReferenceLanguage {
  if (OTHER_SCRIPT.test(title)) return "other";
  return /\p{Script=Han}/u.test(title) ? "zh" : "en";
}
