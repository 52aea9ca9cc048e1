import type { FoundWork } from "../../ports/bibliography.ts";

/** Lets the first places of each list count much, and not everything (reciprocal rank fusion). */
const RANK_OFFSET = 60;
/** Two titles with a smaller share of common pairs of letters are of different works. */
const SAME_TITLE_SHARE = 0.5;
/** A title shorter than this, folded, is the title of many works ("前言", "Editorial"). */
const TELLING_TITLE_CHARACTERS = 8;

type Ranked = { readonly work: FoundWork; readonly score: number };

/** Lists of several sources as one, each work once: by DOI, then by title and year. What several have found comes first. */
export function mergeWorks(lists: readonly (readonly FoundWork[])[]): FoundWork[] {
  const ranked: Ranked[] = [];
  for (const list of lists) {
    for (const [rank, work] of list.entries()) {
      const score = 1 / (RANK_OFFSET + rank);
      const place = ranked.findIndex((known) => isSameWork(known.work, work));
      const known = ranked[place];
      if (known === undefined) ranked.push({ work, score });
      else ranked[place] = { work: merged(known.work, work), score: known.score + score };
    }
  }
  return ranked.toSorted((a, b) => b.score - a.score).map(({ work }) => work);
}

/** Whether two works with one DOI cannot be the same: one of the sources is wrong. Titles in different scripts tell nothing. */
export function namesAnotherWork(a: FoundWork, b: FoundWork): boolean {
  const [one, other] = [foldedTitle(a), foldedTitle(b)];
  return hasHan(one) === hasHan(other) && commonShare(one, other) < SAME_TITLE_SHARE;
}

function isSameWork(a: FoundWork, b: FoundWork): boolean {
  if (a.doi !== null && b.doi !== null) return a.doi === b.doi && !namesAnotherWork(a, b);
  const title = foldedTitle(a);
  return title.length >= TELLING_TITLE_CHARACTERS && title === foldedTitle(b) && (a.year === null || b.year === null || a.year === b.year);
}

/**
 * Crossref's entry is the publisher's own, so its values come first; the abstract is OpenAlex's, which has no markup to lose.
 * What one lacks is the other's.
 */
function merged(a: FoundWork, b: FoundWork): FoundWork {
  const [first, second] = a.source === "crossref" ? [a, b] : [b, a];
  const abstracts = [a, b].toSorted((one) => (one.source === "openalex" ? -1 : 1)).map(({ abstract }) => abstract);
  return {
    doi: first.doi ?? second.doi,
    title: first.title,
    authors: first.authors.length > 0 ? first.authors : second.authors,
    year: first.year ?? second.year,
    container: first.container ?? second.container,
    volume: first.volume ?? second.volume,
    issue: first.issue ?? second.issue,
    pages: first.pages ?? second.pages,
    publisher: first.publisher ?? second.publisher,
    type: first.type === "other" ? second.type : first.type,
    language: first.language ?? second.language,
    abstract: abstracts.find((abstract) => abstract !== null) ?? null,
    url: first.url ?? second.url,
    citedBy: Math.max(first.citedBy, second.citedBy),
    source: first.source,
  };
}

function foldedTitle({ title }: FoundWork): string {
  return title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

const hasHan = (text: string) => /\p{Script=Han}/u.test(text);

/** The share of pairs of neighbouring letters of the shorter text that the longer one has: 1 where it is a part of it. */
function commonShare(one: string, other: string): number {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length < 2) return longer.includes(shorter) ? 1 : 0;
  const pairs = pairsOf(shorter);
  const known = new Set(pairsOf(longer));
  return pairs.filter((pair) => known.has(pair)).length / pairs.length;
}

function pairsOf(text: string): string[] {
  return Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
}
