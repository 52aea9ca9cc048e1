import { type DocumentContent, readContent } from "@tangleaf/document/model";
import type { OpenedDocument } from "../opened-document.ts";

/** What has versions: a text, or a tree. */
export type Versioned = {
  readonly documentId: string;
  /** Resolves when the server has what was done here. */
  readonly store: () => Promise<unknown>;
  /** As it is now, in the form versions are read in. */
  readonly read: () => DocumentContent;
  /** A version was brought back. */
  readonly onRestored?: () => void;
  /** Said where a version reads the same. */
  readonly same?: string;
};

export const versionedText = ({ documentId, store, editor }: OpenedDocument): Versioned => ({
  documentId,
  store,
  read: () => readContent(editor.doc),
});
