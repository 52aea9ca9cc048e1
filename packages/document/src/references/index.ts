export { formatAuthorYear, formatNumbers, yearSuffixes } from "./format/format-citation.ts";
export { formatList, type ListEntry, sortByAuthor } from "./format/format-list.ts";
export { formatReference } from "./format/format-reference.ts";
export type { Edition, FormatOptions } from "./format/style.ts";
export { citationPlaces, type ReadMarkers, readMarkers, replaceMarkers } from "./markers.ts";
export { dedupe, matchReference, normalDoi, titleSimilarity } from "./match-reference.ts";
export { type NumberedCitations, numberCitations } from "./number-citations.ts";
export * from "./reference.ts";
