import { countCharacters } from "@tangleaf/document";
import {
  type DocumentContent,
  deriveSections,
  flattenSections,
  readContent,
  readSuggestions,
  type Suggestion,
} from "@tangleaf/document/model";
import { readTree, type TreeNode, treeContent, treeText } from "@tangleaf/document/tree";
import type * as Y from "yjs";

/** What a document is made of: blocks of text, or the nodes of a tree. */
export type DocumentShape = "prose" | "tree";

/** The one kind of document that is a tree. */
export const TREE_KIND = "mindtree";

export function shapeOf(kind: string): DocumentShape {
  return kind === TREE_KIND ? "tree" : "prose";
}

export type StoredDocument = {
  /** A tree reads as headings and lists. */
  readonly content: DocumentContent;
  readonly characters: number;
  readonly suggestions: Suggestion[];
  /** Of a tree, the root first; none of prose. */
  readonly nodes: readonly TreeNode[];
};

const READERS: Readonly<Record<DocumentShape, (doc: Y.Doc) => StoredDocument>> = {
  prose(doc) {
    const { invalid: _, ...content } = readContent(doc);
    return { content, characters: charactersOf(content), suggestions: readSuggestions(doc), nodes: [] };
  },
  tree(doc) {
    const { root, nodes } = readTree(doc);
    return { content: treeContent(root), characters: countCharacters(treeText(nodes)), suggestions: [], nodes };
  },
};

/** What a document holds, without what breaks its form. */
export function readDocument(doc: Y.Doc, shape: DocumentShape): StoredDocument {
  return READERS[shape](doc);
}

/** Length of all sections as it is shown: without titles and marks of what is missing. */
export function charactersOf({ blocks }: Pick<DocumentContent, "blocks">): number {
  return flattenSections(deriveSections(blocks)).reduce((sum, { length }) => sum + length, 0);
}
