import { type CheckedDocument, placeIn } from "./checked-document.ts";
import type { Place } from "./finding.ts";

/** A reference that is cited at a place. */
export type Citation = { readonly refId: string; readonly place: Place };

const MARKER = /\[\[([A-Za-z][^[\]\n]{0,80})\]\]/g;
const SEPARATOR = /[\s,，;；、]+/;
const ID = /^[A-Za-z][\w:.-]*$/;

/** Citations in the order of the text: nodes, and markers [[R3]] a model has left. */
export function citationsOf({ nodes, texts }: Pick<CheckedDocument, "nodes" | "texts">): Citation[] {
  const found: Citation[] = [];
  for (const { node, place } of nodes) {
    if (node.type !== "citation") continue;
    for (const refId of idsIn(String(node.attrs?.["refIds"] ?? ""))) found.push({ refId, place });
  }
  for (const text of texts) {
    if (text.kind === "code" || text.kind === "reference") continue;
    for (const { 0: marker, 1: ids = "", index } of text.text.matchAll(MARKER)) {
      const place = placeIn(text, index, index + marker.length);
      for (const refId of idsIn(ids)) if (ID.test(refId)) found.push({ refId, place });
    }
  }
  return found.sort((a, b) => a.place.block - b.place.block || (a.place.from ?? 0) - (b.place.from ?? 0));
}

function idsIn(text: string): string[] {
  return text.split(SEPARATOR).filter((id) => id !== "");
}
