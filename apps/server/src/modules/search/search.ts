import type { WorkKind } from "@tangleaf/contract";
import type { RawBuilder } from "kysely";

/** Something that is searched; `isReady`: the index knows its present words. */
export type SearchedEntry = { readonly entryId: string; readonly isReady: boolean };

/** What somebody searches for; `words` are folded, trimmed and not empty. */
export type SearchedWords = { readonly userId: string; readonly words: string };
type OfKind = { readonly kind: WorkKind };

/** Public API of the search: which of a person's works contain words (docs/decisions/096). */
export interface Search {
  /** Those of a person's entries of one kind whose title or text contains the words; `ids`: no others are asked about. */
  find(input: SearchedWords & OfKind & { readonly ids: readonly string[] }): Promise<ReadonlySet<string>>;
  /**
   * A query for the numbers in `work_index` of what may have the words or sound like them: the only entries worth looking at, beside
   * those that are not ready. null = the index cannot be asked.
   */
  candidates(input: SearchedWords): Promise<RawBuilder<unknown> | null>;
  /** Those of the candidates that have the words, or whose title sounds like them. */
  hits(input: SearchedWords & OfKind & { readonly entries: readonly SearchedEntry[] }): Promise<ReadonlySet<string>>;
  /** What stands around the words in a work that has a text, as it was written; `beginning` where they stand in the title alone. */
  excerpt(input: SearchedWords & OfKind & { readonly id: string; readonly beginning: string }): Promise<string>;
  /** Makes what a person has changed ready, beside whatever else is asked. */
  refreshSoon(userId: string): void;
  /** Forgets works of a person that were deleted for good. */
  forgetGone(userId: string): void;
  /** Makes works ready and forgets those that are gone. Runs hourly, in any number of processes. */
  tidy(): Promise<void>;
  /** Waits for what is being made ready or forgotten. */
  close(): Promise<void>;
}
