import { normalDoi, titleSimilarity } from "@tangleaf/document/references";
import { type Bibliography, BibliographyError, type FoundWork } from "../../../ports/bibliography.ts";

const ALIKE = 0.5;

/** A database of works that holds what it is given, and can be down. `asked` counts its calls. */
export function fakeBibliography(works: readonly FoundWork[]) {
  const state = { isDown: false, asked: 0, atOnce: 0, mostAtOnce: 0 };
  const answer = async <T>(find: () => T): Promise<T> => {
    state.asked += 1;
    state.atOnce += 1;
    state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce);
    await new Promise(setImmediate);
    state.atOnce -= 1;
    if (state.isDown) throw new BibliographyError("unavailable", "down");
    return find();
  };
  const bibliography: Bibliography = {
    sources: ["crossref"],
    search: ({ query }) =>
      answer(() => ({ list: works.filter(({ title }) => titleSimilarity(title, query) >= ALIKE), missing: [] as const })),
    byDoi: (doi) => answer(() => works.find((work) => normalDoi(work.doi ?? "") === normalDoi(doi)) ?? null),
  };
  return Object.assign(state, { bibliography });
}

export function foundWork(given: Pick<FoundWork, "title"> & Partial<FoundWork>): FoundWork {
  return {
    doi: null,
    authors: [{ family: "Hollis", given: "Mara" }],
    year: 2021,
    container: "Sandbox Journal of Education",
    volume: "12",
    issue: "3",
    pages: "45-52",
    publisher: null,
    type: "article",
    language: "en",
    abstract: null,
    url: null,
    citedBy: 0,
    source: "crossref",
    ...given,
  };
}
