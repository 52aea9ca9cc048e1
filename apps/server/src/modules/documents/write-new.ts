import { writeContent } from "@tangleaf/document/model";
import { writeTree } from "@tangleaf/document/tree";
import * as Y from "yjs";
import { type DocumentSize, sizeOfNew } from "./document-size.ts";
import type { NewContent } from "./new-content.ts";
import { packUpdate } from "./pack-update.ts";

/** A new document that is written already, to be stored. */
export type PreparedDocument = {
  /** The whole state, packed. */
  readonly snapshot: string;
  readonly size: DocumentSize;
};

/** Writes a new document. Throws RangeError where the content breaks the schema. */
export async function writeNew(made: NewContent): Promise<PreparedDocument> {
  const doc = new Y.Doc();
  if ("nodes" in made) writeTree(doc, made.nodes);
  else writeContent(doc, made.content);
  const state = Y.encodeStateAsUpdate(doc);
  return { snapshot: await packUpdate(state), size: sizeOfNew(made, state) };
}
