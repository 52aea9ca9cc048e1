import { expect, test } from "vitest";
import type { FoundWork } from "../../ports/bibliography.ts";
import { mergeWorks, namesAnotherWork } from "./merge-works.ts";

function work(given: Partial<FoundWork>): FoundWork {
  return {
    doi: null,
    title: "A study of reading corners",
    authors: [],
    year: 2020,
    container: null,
    volume: null,
    issue: null,
    pages: null,
    publisher: null,
    type: "article",
    language: null,
    abstract: null,
    url: null,
    citedBy: 0,
    source: "crossref",
    ...given,
  };
}

test("works without a DOI are the same by title and year", () => {
  const titles = (a: Partial<FoundWork>, b: Partial<FoundWork>) => mergeWorks([[work(a)], [work(b)]]).length;
  expect(titles({ doi: "10.1/a" }, { title: "A Study of  Reading-Corners." })).toBe(1);
  expect(titles({}, { year: 2021 })).toBe(2);
  expect(titles({}, { year: null })).toBe(1);
  expect(titles({ title: "前言" }, { title: "前言" })).toBe(2);
  expect(titles({ doi: "10.1/a" }, { doi: "10.1/b" })).toBe(2);
});

test("what both have found comes before what one has found", () => {
  const [a, b, c] = ["10.1/a", "10.1/b", "10.1/c"].map((doi) => work({ doi, title: `Title of the work ${doi}` }));
  const list = mergeWorks([
    [a, b],
    [c, b],
  ] as FoundWork[][]);
  expect(list.map(({ doi }) => doi)).toEqual(["10.1/b", "10.1/a", "10.1/c"]);
});

test("the abstract is OpenAlex's, the rest Crossref's, and what one lacks the other's", () => {
  const both = { doi: "10.1/a", title: "A study of reading corners" };
  const crossref = work({ ...both, abstract: "from Crossref", container: "Journal", citedBy: 2 });
  const openalex = work({ ...both, source: "openalex", abstract: "from OpenAlex", container: "J.", language: "en", citedBy: 5 });
  const one = { source: "crossref", abstract: "from OpenAlex", container: "Journal", language: "en", citedBy: 5 };
  expect(mergeWorks([[crossref], [openalex]])).toMatchObject([one]);
  expect(mergeWorks([[openalex], [crossref]])).toMatchObject([one]);
  expect(mergeWorks([[{ ...openalex, abstract: null }], [crossref]])).toMatchObject([{ abstract: "from Crossref" }]);
});

test("one has the rest of a title, and titles in two scripts do not contradict each other", () => {
  const title = "Reading corners in schools";
  expect(namesAnotherWork(work({ title }), work({ title: `${title}: use and upkeep` }))).toBe(false);
  expect(namesAnotherWork(work({ title }), work({ title: "学校里的阅读角" }))).toBe(false);
  expect(namesAnotherWork(work({ title }), work({ title: "On kites and umbrellas" }))).toBe(true);
});
