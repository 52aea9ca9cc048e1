import { languageOf, type Reference } from "@tangleaf/document/references";
import type { FoundWork } from "../../ports/bibliography.ts";

/** A work as a database describes it, as a reference nobody has compared with anything yet. */
export function workToReference(work: FoundWork, id: string): Reference {
  const given = {
    container: work.container,
    volume: work.volume,
    issue: work.issue,
    pages: work.pages,
    publisher: work.publisher,
    doi: work.doi,
    // A DOI is the address that stays.
    url: work.doi === null ? work.url : null,
    abstract: work.abstract,
    year: work.year === null ? null : String(work.year),
  };
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== ""));
  const authors = work.authors
    .filter(({ family }) => family !== "")
    .map(({ family, given: first }) => (first === "" ? { literal: family } : { family, given: first }));
  return {
    id,
    type: work.type,
    title: work.title,
    ...(authors.length === 0 ? {} : { authors }),
    ...known,
    // The script decides the marks of an entry; a database that calls a Latin title Chinese means its journal.
    language: languageOf(work.title),
    source: work.source,
    tier: "C",
  };
}
