import { citationMarkers, splitRefIds } from "../metrics/citation-markers.ts";
import { type CheckedDocument, placeIn } from "./checked-document.ts";
import type { Place } from "./finding.ts";

/** A reference that is cited at a place. */
export type Citation = { readonly refId: string; readonly place: Place };

/** Citations in the order of the text: nodes, and markers [[R3]] a model has left. Inside one block nodes come first: they have no offset. */
export function citationsOf({ nodes, texts }: Pick<CheckedDocument, "nodes" | "texts">): Citation[] {
  const found: Citation[] = [];
  for (const { node, place } of nodes) {
    if (node.type !== "citation") continue;
    for (const refId of splitRefIds(String(node.attrs?.["refIds"] ?? ""))) found.push({ refId, place });
  }
  for (const text of texts) {
    if (text.kind === "code" || text.kind === "reference") continue;
    for (const { refId, from, to } of citationMarkers(text.text)) found.push({ refId, place: placeIn(text, from, to) });
  }
  return found.sort((a, b) => a.place.block - b.place.block || (a.place.from ?? 0) - (b.place.from ?? 0));
}
