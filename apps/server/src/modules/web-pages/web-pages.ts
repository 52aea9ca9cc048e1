import type { OutputOf, ParsedInputOf, Route, sourceSearchApi } from "@tangleaf/contract";

type Call<R extends Route> = (input: { readonly userId: string; readonly signal: AbortSignal } & ParsedInputOf<R>) => Promise<OutputOf<R>>;

/**
 * Public API of the web-pages module: sources of a note that are found elsewhere (docs/decisions/057). Somebody else's note, and
 * one in the bin, is document.unknown.
 */
export interface WebPages {
  /** Whether there is a service to ask. */
  readonly canSearch: boolean;
  /** Whether there is a database of works to ask. */
  readonly canFindWorks: boolean;
  /** Throws webSearch.off, webSearch.unavailable, webSearch.timeout, webSearch.limited, webSearch.tooMany, balance.short, request.mismatch. */
  search: Call<typeof sourceSearchApi.search>;
  /** Throws webPage.…: why the page is not read. */
  quotePage: Call<typeof sourceSearchApi.quotePage>;
  /** Throws the same, source.costsMore, and what keeping a source throws. */
  addPage: Call<typeof sourceSearchApi.addPage>;
  /** Throws source.workUnknown, source.noAbstract, reference.unavailable, and what keeping a source throws. */
  addWork: Call<typeof sourceSearchApi.addWork>;
  close(): Promise<void>;
}
