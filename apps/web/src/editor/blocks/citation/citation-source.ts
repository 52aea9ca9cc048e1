import type { ReactNode } from "react";
import { createStore, type StoreApi } from "zustand/vanilla";

/** A work that can be cited, as the editor shows it. */
export type CitableReference = {
  readonly id: string;
  /** Its finished entry. */
  readonly entry: string;
  /** C: only its owner says that it exists. */
  readonly tier: "A" | "B" | "C";
};

/** What can be cited in a document. Who has a library hands it in; the editor knows nothing of where it comes from. */
export type Library = {
  /** null = not there yet: nothing is called unknown. */
  readonly references: readonly CitableReference[] | null;
  /** What stands in the text for these references, where it cites by author and year; null = numbers. `cited`: all it cites. */
  readonly byAuthor: ((ids: readonly string[], cited: readonly string[]) => string) | null;
  /** Shows what a reference says where it is cited in this sentence; without it only its entry is known. */
  readonly passages?: (id: string, sentence: string) => ReactNode;
  /** Shows ways to add to the library while something to cite is chosen. */
  readonly add?: () => ReactNode;
};

export type CitationSource = StoreApi<Library>;

export const createCitationSource = (): CitationSource => createStore<Library>(() => ({ references: null, byAuthor: null }));
