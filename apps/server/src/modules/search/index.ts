/** Public API of the search module. */
export { createSearch } from "./create-search.ts";
export { lettersOf } from "./letters-of.ts";
export { searchPersonalData } from "./personal-data.ts";
export { createSearchIndexer } from "./search-indexer.ts";
export { SEARCH_SOURCES, stampOf } from "./search-sources.ts";
