import { z } from "zod";
import { doiOf } from "../../platform/doi.ts";
import { BibliographyError, type FoundWork, type WorkSource, type WorkType } from "../../ports/bibliography.ts";
import { createAsker, type SourceInput } from "../ask-json.ts";
import { anything, items, part } from "./answer-schemas.ts";
import { plainText } from "./plain-text.ts";
import { splitName } from "./split-name.ts";
import { authorOf, checkedWork, NAME_MAX_CHARACTERS, pagesOf } from "./work-fields.ts";

export const OPENALEX_BASE = "https://api.openalex.org";

/** What is said of its failures. */
const ASKING = { what: "bibliography source", Failure: BibliographyError };
/** Well below the documented hundred in a second, which all processes of a deployment share. */
const PACE = { calls: 10, spanMs: 1000, atOnce: 5 };
const FIELDS =
  "id,doi,title,display_name,publication_year,language,type,authorships,primary_location,biblio,cited_by_count,abstract_inverted_index";
/** Signs that its search reads as operators, and refuses where they do not fit together. */
const OPERATORS = /[^\p{L}\p{M}\p{N}'’-]+/gu;
/** Words of an abstract that are put back into their order. */
const ABSTRACT_WORDS_MAX = 3000;

const workSchema = z.object({
  doi: anything,
  title: anything,
  display_name: anything,
  publication_year: anything,
  language: anything,
  type: anything,
  cited_by_count: anything,
  authorships: items(z.object({ author: part({ display_name: anything }), raw_author_name: anything })),
  primary_location: part({
    landing_page_url: anything,
    source: part({ display_name: anything, type: anything, host_organization_name: anything }),
  }),
  biblio: part({ volume: anything, issue: anything, first_page: anything, last_page: anything }),
  abstract_inverted_index: anything,
});
const answerSchema = z.object({ results: z.array(z.unknown()).pipe(items(workSchema)) });

const TYPES: Readonly<Record<string, WorkType>> = {
  article: "article",
  review: "article",
  letter: "article",
  editorial: "article",
  book: "book",
  "book-chapter": "chapter",
  "reference-entry": "chapter",
  dissertation: "thesis",
  report: "report",
  standard: "standard",
  dataset: "dataset",
  preprint: "preprint",
};

/** OpenAlex: needs a key; answers hold abstracts. */
export function createOpenAlex(input: SourceInput & { key: string }): WorkSource {
  const { key, clock } = input;
  const ask = createAsker({ ...input, ...ASKING, name: "openalex", pace: PACE, userAgent: "Tangleaf" });

  return {
    name: "openalex",

    async search({ query, language, limit, page, signal }) {
      // Capital AND, OR and NOT are operators too.
      const search = query.normalize("NFKC").toLowerCase().replace(OPERATORS, " ").trim();
      if (search === "") return [];
      const filter: Readonly<Record<string, string>> = language === undefined ? {} : { filter: `language:${language}` };
      const paging = { per_page: String(limit), page: String(page) };
      const answer = await ask({ path: "/works", query: { search, ...filter, ...paging, select: FIELDS, api_key: key }, signal });
      const parsed = answerSchema.safeParse(answer);
      if (!parsed.success) throw new BibliographyError("badAnswer", "openalex: the answer is no list of works");
      return parsed.data.results.slice(0, limit).flatMap((work) => workOf(work, clock.now()) ?? []);
    },

    async byDoi(doi, signal) {
      const path = `/works/doi:${doi.split("/").map(encodeURIComponent).join("/")}`;
      const answer = await ask({ path, query: { select: FIELDS, api_key: key }, signal });
      if (answer === null) return null;
      const parsed = workSchema.safeParse(answer);
      const work = parsed.success ? workOf(parsed.data, clock.now()) : null;
      if (work?.doi !== doiOf(doi)) throw new BibliographyError("badAnswer", "openalex: the answer is not the work of this DOI");
      return work;
    },
  };
}

function workOf(raw: z.output<typeof workSchema>, now: number): FoundWork | null {
  const { biblio, primary_location: place } = raw;
  const authors = raw.authorships.flatMap(({ author, raw_author_name }) => {
    // Cleaned before it is parted: a tag holds spaces and commas too.
    const name = plainText(author?.display_name, NAME_MAX_CHARACTERS) ?? plainText(raw_author_name, NAME_MAX_CHARACTERS);
    return name === null ? [] : (authorOf(splitName(name)) ?? []);
  });
  const isConference = place?.source?.type === "conference";
  return checkedWork(
    {
      doi: raw.doi,
      title: raw.title ?? raw.display_name,
      authors,
      year: raw.publication_year,
      container: place?.source?.display_name,
      volume: biblio?.volume,
      issue: biblio?.issue,
      pages: pagesOf(biblio?.first_page, biblio?.last_page),
      publisher: place?.source?.host_organization_name,
      type: isConference ? "conference" : ((typeof raw.type === "string" ? TYPES[raw.type] : undefined) ?? "other"),
      language: raw.language,
      abstract: abstractOf(raw.abstract_inverted_index),
      url: raw.doi ?? place?.landing_page_url,
      citedBy: raw.cited_by_count,
      source: "openalex",
    },
    now,
  );
}

/** The text of `{word: [places]}`, as far as the places make sense. */
function abstractOf(index: unknown): string | null {
  if (typeof index !== "object" || index === null || Array.isArray(index)) return null;
  const words: string[] = [];
  for (const [word, places] of Object.entries(index)) {
    if (!Array.isArray(places)) continue;
    for (const place of places.slice(0, ABSTRACT_WORDS_MAX)) {
      if (Number.isInteger(place) && place >= 0 && place < ABSTRACT_WORDS_MAX) words[place] = word;
    }
  }
  const text = words.filter((word) => word !== undefined).join(" ");
  return text === "" ? null : text;
}
