import type { SandboxWork } from "./work.ts";

/** `article` stands for papers of conferences too: their place says what they are. */
const TYPES: Readonly<Record<SandboxWork["type"], string>> = {
  article: "article",
  conference: "article",
  book: "book",
  chapter: "book-chapter",
  thesis: "dissertation",
  report: "report",
  preprint: "preprint",
};
const PLACES: Partial<Record<SandboxWork["type"], string>> = {
  conference: "conference",
  preprint: "repository",
  chapter: "ebook platform",
};

/** A work in the shape of https://api.openalex.org/works. */
export function openAlexWork(work: SandboxWork): Record<string, unknown> {
  const id = `https://openalex.org/W9${Math.abs(hashOf(work.doi))}`;
  const [first = null, last = null] = work.pages.split("-");
  const source = work.container === "" ? null : sourceOf(work);
  return {
    id,
    doi: `https://doi.org/${work.doi}`,
    title: work.title,
    display_name: work.title,
    publication_year: work.year,
    publication_date: `${work.year}-03-01`,
    language: work.language,
    type: TYPES[work.type],
    authorships: work.authors.map(({ family, given }, place) => {
      const name = nameOf(work, family, given);
      const position = place === 0 ? "first" : place === work.authors.length - 1 ? "last" : "middle";
      return {
        author_position: position,
        author: { id: `https://openalex.org/A9${Math.abs(hashOf(name))}`, display_name: name, orcid: null },
        institutions: [],
        countries: [],
        is_corresponding: place === 0,
        raw_author_name: name,
      };
    }),
    primary_location: {
      is_oa: false,
      landing_page_url: `https://doi.org/${work.doi}`,
      pdf_url: null,
      source,
      license: null,
      version: null,
    },
    biblio: { volume: work.volume || null, issue: work.issue || null, first_page: first, last_page: last },
    cited_by_count: work.citedBy,
    abstract_inverted_index: invertedIndex(work.abstract),
    is_retracted: false,
  };
}

function sourceOf(work: SandboxWork): object {
  return {
    id: `https://openalex.org/S9${Math.abs(hashOf(work.container))}`,
    display_name: work.container,
    issn_l: null,
    is_oa: false,
    type: PLACES[work.type] ?? "journal",
    host_organization_name: work.publisher,
  };
}

function nameOf(work: SandboxWork, family: string, given: string): string {
  if (given === "") return family;
  return work.language === "zh" ? family + given : `${given} ${family}`;
}

function invertedIndex(text: string): Record<string, number[]> {
  const index: Record<string, number[]> = {};
  for (const [place, word] of text.trim().split(/\s+/).entries()) {
    index[word] ??= [];
    index[word].push(place);
  }
  return index;
}

const HASH_FACTOR = 31;

function hashOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * HASH_FACTOR + (character.codePointAt(0) ?? 0)) | 0;
  return hash;
}
