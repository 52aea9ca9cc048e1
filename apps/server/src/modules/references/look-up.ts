import { matchReference, type Reference, titleSimilarity } from "@tangleaf/document/references";
import { doiOf } from "../../platform/doi.ts";
import { type Bibliography, BibliographyError, type FoundWork } from "../../ports/bibliography.ts";
import { workToReference } from "./work-to-reference.ts";

/** Works that are compared with a title. */
const COMPARED_WORKS = 10;
const QUERY_MAX_CHARACTERS = 300;
/** What a page shows of a work and what its DOI stands for are one work when their titles are this alike. */
const SAME_WITH_DOI = 0.9;
const SAME_WITHOUT_DOI = 0.95;

type Failed = "notFound" | "different" | "unavailable";
/** What looking up came to: the work with the tier it gives, or why there is none. */
export type LookedUp = { readonly reference: Reference; readonly tier: "A" | "B" } | { readonly failed: Failed };

/** Looks a reference up that somebody has brought: by its DOI, else by its title. */
export async function lookUp(bibliography: Bibliography, reference: Reference, signal: AbortSignal): Promise<LookedUp> {
  const doi = doiOf(reference.doi ?? "");
  return answered(async () => {
    if (doi !== null) {
      const work = await bibliography.byDoi(doi, signal);
      if (work === null) return { failed: "notFound" };
      const found = workToReference(work, reference.id);
      const tier = matchReference({ ...reference, doi }, found);
      return tier === null ? { failed: "different" } : { reference: found, tier };
    }
    return byTitle(bibliography, reference.title, signal, (found) => matchReference({ ...reference, doi: undefined }, found) === "B");
  });
}

/** Looks up what a page has shown of a work: the page is believed in nothing but what it means. */
export async function lookUpShown(
  bibliography: Bibliography,
  shown: { readonly doi: string | null; readonly title: string; readonly year: number | null },
  signal: AbortSignal,
): Promise<LookedUp> {
  const doi = doiOf(shown.doi ?? "");
  return answered(async () => {
    if (doi !== null) {
      const work = await bibliography.byDoi(doi, signal);
      if (work === null) return { failed: "notFound" };
      const isShown = titleSimilarity(work.title, shown.title) >= SAME_WITH_DOI;
      return isShown ? { reference: workToReference(work, "R1"), tier: "A" } : { failed: "different" };
    }
    const sameYear = (found: Reference) => shown.year === null || found.year === String(shown.year);
    const isShown = (found: Reference) => titleSimilarity(found.title, shown.title) >= SAME_WITHOUT_DOI && sameYear(found);
    return byTitle(bibliography, shown.title, signal, isShown);
  });
}

async function byTitle(
  bibliography: Bibliography,
  title: string,
  signal: AbortSignal,
  isIt: (found: Reference) => boolean,
): Promise<LookedUp> {
  const query = title.slice(0, QUERY_MAX_CHARACTERS);
  const { list, missing } = await bibliography.search({ query, page: 1, limit: COMPARED_WORKS, signal });
  const found = list.map((work: FoundWork) => workToReference(work, "R1")).find(isIt);
  if (found !== undefined) return { reference: found, tier: "B" };
  // A database that is silent might have had it: it is only missing where all say so.
  return { failed: missing.length > 0 ? "unavailable" : "notFound" };
}

async function answered(work: () => Promise<LookedUp>): Promise<LookedUp> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BibliographyError) return { failed: "unavailable" };
    throw error;
  }
}
