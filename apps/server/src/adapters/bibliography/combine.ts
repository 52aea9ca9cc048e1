import { type Bibliography, BibliographyError, type FoundWork, type SourceName, type WorkSource } from "../../ports/bibliography.ts";
import { mergeWorks, namesAnotherWork } from "./merge-works.ts";

type Answers<T> = {
  readonly answers: readonly T[];
  readonly missing: readonly SourceName[];
  /** The failure to tell where nothing was answered. */
  readonly failure: BibliographyError;
};

/** Asks all sources at once. One that does not answer is named; only where none does, the search fails. */
export function createBibliography(sources: readonly WorkSource[]): Bibliography {
  async function askAll<T>(question: (source: WorkSource) => Promise<T>): Promise<Answers<T>> {
    const settled = await Promise.allSettled(sources.map(question));
    const answers: T[] = [];
    const missing: SourceName[] = [];
    const failures: BibliographyError[] = [];
    for (const [place, outcome] of settled.entries()) {
      if (outcome.status === "fulfilled") answers.push(outcome.value);
      else if (outcome.reason instanceof BibliographyError) failures.push(outcome.reason);
      else throw outcome.reason;
      const name = sources[place]?.name;
      if (outcome.status === "rejected" && name !== undefined) missing.push(name);
    }
    return { answers, missing, failure: failureOf(failures) };
  }

  return {
    sources: sources.map(({ name }) => name),

    async search(query) {
      const { answers, missing, failure } = await askAll((source) => source.search(query));
      if (answers.length === 0) throw failure;
      return { list: mergeWorks(answers), missing };
    },

    async byDoi(doi, signal) {
      const { answers, missing, failure } = await askAll((source) => source.byDoi(doi, signal));
      const works = answers.filter((work) => work !== null);
      const [first, second] = works;
      if (first !== undefined && second !== undefined && namesAnotherWork(first, second))
        throw new BibliographyError("badAnswer", "sources name different works for one DOI");
      if (first === undefined && (missing.length > 0 || answers.length === 0)) throw failure;
      return mergeWorks(works.map((work): readonly FoundWork[] => [work]))[0] ?? null;
    },
  };
}

/** That calls are limited is told only where it is so for every source: the others' faults pass sooner. */
function failureOf(failures: readonly BibliographyError[]): BibliographyError {
  const others = failures.find(({ fault }) => fault !== "limited");
  const soonest = failures.toSorted((a, b) => (a.waitMs ?? 0) - (b.waitMs ?? 0))[0];
  return others ?? soonest ?? new BibliographyError("unavailable", "no source of works is configured");
}
