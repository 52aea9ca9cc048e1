import { documentRoots, type RescuedText } from "@tangleaf/document/model";
import { storedTreeOf } from "@tangleaf/document/tree";
import type * as Y from "yjs";
import { bringTreeAlong, layTreeChanges } from "./rescue-tree.ts";
import { laySuggestions, unsentSuggestions } from "./rescue-unsent.ts";

type Rescued = {
  readonly texts: readonly RescuedText[];
  /** The document the changes were made to, where it is still here. */
  readonly before: Y.Doc | null;
};

/** Puts what was not sent into the document as it was rebuilt. */
export function bringAlong(doc: Y.Doc, updates: readonly Uint8Array[], { texts, before }: Rescued): void {
  doc.transact(() => {
    if (texts.length > 0) documentRoots(doc).rescued.push([...texts]);
    laySuggestions(doc, unsentSuggestions(updates));
    if (before !== null) bringTreeAlong(doc, before, updates);
    else if (storedTreeOf(doc).size > 0) layTreeChanges(doc, updates);
  });
}
