import { z } from "zod";
import { doiOf } from "../../platform/doi.ts";
import { BibliographyError, type FoundWork, type WorkSource, type WorkType } from "../../ports/bibliography.ts";
import { createAsker, type SourceInput } from "../ask-json.ts";
import { anything, firstText, items, part } from "./answer-schemas.ts";
import { authorOf, checkedWork } from "./work-fields.ts";

export const CROSSREF_BASE = "https://api.crossref.org";

/** What is said of its failures. */
const ASKING = { what: "bibliography source", Failure: BibliographyError };
/** What it takes of callers with an address, and without one; the headers of its answers say what it takes just now. */
const POLITE_PACE = { calls: 10, spanMs: 1000, atOnce: 3 };
const PUBLIC_PACE = { calls: 5, spanMs: 1000, atOnce: 1 };
/** `language` cannot be selected: a search that names it is refused. */
const FIELDS =
  "DOI,title,subtitle,author,issued,published,container-title,volume,issue,page,article-number,publisher,type,abstract,URL,is-referenced-by-count";

const dateSchema = part({ "date-parts": items(z.array(z.unknown())) });
const workSchema = z.object({
  DOI: anything,
  title: firstText,
  subtitle: firstText,
  author: items(z.object({ family: anything, given: anything, name: anything })),
  issued: dateSchema,
  published: dateSchema,
  "container-title": firstText,
  volume: anything,
  issue: anything,
  page: anything,
  "article-number": anything,
  publisher: anything,
  type: anything,
  language: anything,
  abstract: anything,
  URL: anything,
  "is-referenced-by-count": anything,
});
const listSchema = z.object({ message: z.object({ items: z.array(z.unknown()).pipe(items(workSchema)) }) });
const oneSchema = z.object({ message: workSchema });

const TYPES: Readonly<Record<string, WorkType>> = {
  "journal-article": "article",
  "proceedings-article": "conference",
  book: "book",
  "edited-book": "book",
  monograph: "book",
  "reference-book": "book",
  proceedings: "book",
  "book-chapter": "chapter",
  "book-section": "chapter",
  "book-part": "chapter",
  "reference-entry": "chapter",
  dissertation: "thesis",
  report: "report",
  "report-component": "report",
  standard: "standard",
  dataset: "dataset",
  "posted-content": "preprint",
};

/** Crossref: needs no key. With an address to write to, calls go to the pool that is kept fast. */
export function createCrossref(input: SourceInput & { mailto: string | undefined }): WorkSource {
  const { mailto, clock } = input;
  const polite: Readonly<Record<string, string>> = mailto === undefined ? {} : { mailto };
  const ask = createAsker({
    ...input,
    ...ASKING,
    name: "crossref",
    pace: mailto === undefined ? PUBLIC_PACE : POLITE_PACE,
    userAgent: mailto === undefined ? "Tangleaf" : `Tangleaf (mailto:${mailto})`,
  });

  return {
    name: "crossref",

    async search({ query, language, limit, page, signal }) {
      const paging = { rows: String(limit), offset: String((page - 1) * limit) };
      const answer = await ask({ path: "/works", query: { "query.bibliographic": query, ...paging, select: FIELDS, ...polite }, signal });
      const parsed = listSchema.safeParse(answer);
      if (!parsed.success) throw new BibliographyError("badAnswer", "crossref: the answer is no list of works");
      const works = parsed.data.message.items.slice(0, limit).flatMap((work) => workOf(work, clock.now()) ?? []);
      // It cannot search by language: a page may have less than `limit`.
      return language === undefined ? works : works.filter((work) => isIn(work, language));
    },

    async byDoi(doi, signal) {
      const answer = await ask({ path: `/works/${encodeURIComponent(doi)}`, query: polite, signal });
      if (answer === null) return null;
      const parsed = oneSchema.safeParse(answer);
      const work = parsed.success ? workOf(parsed.data.message, clock.now()) : null;
      if (work?.doi !== doiOf(doi)) throw new BibliographyError("badAnswer", "crossref: the answer is not the work of this DOI");
      return work;
    },
  };
}

function workOf(raw: z.output<typeof workSchema>, now: number): FoundWork | null {
  const authors = raw.author.flatMap(({ family, given, name }) => authorOf({ family: family ?? name, given }) ?? []);
  const subtitle = typeof raw.subtitle === "string" && raw.subtitle.trim() !== "" ? `: ${raw.subtitle}` : "";
  return checkedWork(
    {
      doi: raw.DOI,
      title: typeof raw.title === "string" ? `${raw.title}${subtitle}` : raw.title,
      authors,
      year: yearIn(raw.issued) ?? yearIn(raw.published),
      container: raw["container-title"],
      volume: raw.volume,
      issue: raw.issue,
      pages: raw.page ?? raw["article-number"],
      publisher: raw.publisher,
      type: (typeof raw.type === "string" ? TYPES[raw.type] : undefined) ?? "other",
      language: raw.language,
      abstract: raw.abstract,
      url: raw.URL,
      citedBy: raw["is-referenced-by-count"],
      source: "crossref",
    },
    now,
  );
}

/** The year of `{"date-parts": [[2024, 5, 1]]}`. */
function yearIn(date: z.output<typeof dateSchema>): unknown {
  return date?.["date-parts"][0]?.[0];
}

/** What a work says of its language, or else the script of its title. */
function isIn({ language, title }: FoundWork, wanted: string): boolean {
  if (language !== null) return language === wanted;
  return /\p{Script=Han}/u.test(title) === (wanted === "zh");
}
