import type { SandboxWork } from "./work.ts";

const TYPES: Readonly<Record<SandboxWork["type"], string>> = {
  article: "journal-article",
  conference: "proceedings-article",
  book: "book",
  chapter: "book-chapter",
  thesis: "dissertation",
  report: "report",
  preprint: "posted-content",
};
/** Publishers deposit an abstract for one work in three. */
const ABSTRACT_EVERY = 3;
const INDEXED = { "date-parts": [[2026, 11, 1]], "date-time": "2026-11-01T00:00:00Z", timestamp: 1_793_491_200_000 };

/** Fields `select` may name; `language` is none of them. */
export const CROSSREF_SELECTABLE = new Set(
  "DOI,title,subtitle,author,issued,published,container-title,volume,issue,page,article-number,publisher,type,abstract,URL,is-referenced-by-count,ISSN,ISBN,prefix,member,score,created,link,license,reference,editor,funder,subject,short-title".split(
    ",",
  ),
);

/** A work in the shape of https://api.crossref.org/works. */
export function crossrefWork(work: SandboxWork): Record<string, unknown> {
  const date = { "date-parts": [[work.year, 3, 1]] };
  const colon = work.title.indexOf(": ");
  const hasAbstract = work.year % ABSTRACT_EVERY === 0;
  return {
    indexed: INDEXED,
    DOI: work.doi,
    prefix: work.doi.split("/")[0],
    member: "0",
    title: [escaped(colon > 0 ? work.title.slice(0, colon) : work.title)],
    subtitle: colon > 0 ? [escaped(work.title.slice(colon + 2))] : [],
    author: work.authors.map(({ family, given }, place) => {
      const sequence = place === 0 ? "first" : "additional";
      return given === "" ? { name: family, sequence, affiliation: [] } : { given, family, sequence, affiliation: [] };
    }),
    issued: date,
    published: date,
    "container-title": work.container === "" ? [] : [escaped(work.container)],
    ...(work.volume !== "" && { volume: work.volume }),
    ...(work.issue !== "" && { issue: work.issue }),
    page: work.pages,
    publisher: work.publisher,
    type: TYPES[work.type],
    language: work.language,
    ...(hasAbstract && { abstract: `<jats:title>Abstract</jats:title><jats:p>${escaped(work.abstract)}</jats:p>` }),
    URL: `https://doi.org/${work.doi}`,
    "is-referenced-by-count": Math.floor(work.citedBy / 2),
    score: 1,
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
