import { type DocumentContent, writeContent } from "@tangleaf/document/model";
import { type TreeNode, writeTree } from "@tangleaf/document/tree";
import * as Y from "yjs";
import { packUpdate } from "./pack-update.ts";
import { charactersOf, readDocument } from "./read-document.ts";

/** What a new document is made of. */
export type NewContent = { readonly content: DocumentContent } | { readonly nodes: readonly TreeNode[] };

/** A new document that is written already, to be stored. */
export type PreparedDocument = {
  /** The whole state, packed. */
  readonly snapshot: string;
  readonly characters: number;
  readonly blocks: number;
};

/** Writes a new document. Throws RangeError where the content breaks the schema. */
export async function writeNew(made: NewContent): Promise<PreparedDocument> {
  const doc = new Y.Doc();
  if ("nodes" in made) writeTree(doc, made.nodes);
  else writeContent(doc, made.content);
  return { snapshot: await packUpdate(Y.encodeStateAsUpdate(doc)), ...sizeOf(doc, made) };
}

function sizeOf(doc: Y.Doc, made: NewContent): Pick<PreparedDocument, "characters" | "blocks"> {
  if ("content" in made) return { characters: charactersOf(made.content), blocks: made.content.blocks.length };
  const { characters, nodes } = readDocument(doc, "tree");
  return { characters, blocks: nodes.length };
}
