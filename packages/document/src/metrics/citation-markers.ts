/** A citation a model has left in a text: [[R3]], [[R1, R2]]. */
export type CitationMarker = { readonly refId: string; readonly from: number; readonly to: number };

/** Not [[Table: …]], which refers to a table of the text. */
const MARKER = /\[\[(?!Table ?:)([A-Za-z][^[\]\n]{0,80})\]\]/g;
const SEPARATOR = /[\s,，;；、]+/;
const ID = /^[A-Za-z][\w:.-]*$/;

/** The citations of a text in their order, one for each id. */
export function citationMarkers(text: string): CitationMarker[] {
  return [...text.matchAll(MARKER)].flatMap(({ 0: marker, 1: ids = "", index }) =>
    splitRefIds(ids)
      .filter((refId) => ID.test(refId))
      .map((refId) => ({ refId, from: index, to: index + marker.length })),
  );
}

/** Ids as they stand beside each other in a citation. */
export function splitRefIds(ids: string): string[] {
  return ids.split(SEPARATOR).filter((id) => id !== "");
}
