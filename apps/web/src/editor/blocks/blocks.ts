import { documentRoots } from "@tangleaf/document/model";
import type { AnyExtension } from "@tiptap/core";
import * as Y from "yjs";
import type { DocumentEditor } from "../document/open-document-editor.ts";
import { createBlockExtensions } from "./block-extensions.ts";
import type { CitationSource } from "./citation/citation-source.ts";
import { createFigureUploads, type FigureUploads } from "./figure/figure-uploads.ts";
import { type Numbering, renumber } from "./numbering/numbering-plugin.ts";
import { createPanelStore, type PanelStore } from "./panels/panel-store.ts";

/** Where the text of footnotes is kept: beside the document, by the id of the note. */
export type FootnoteStore = {
  read(id: string): string;
  write(id: string, text: string): void;
  /** Called after any change, whoever made it; returns what stops it. */
  subscribe(changed: () => void): () => void;
};

/** Where pictures come from and go to. */
export type ImageStore = {
  /** Stores a picture and answers with its id. `onProgress` gets shares from 0 to 1. Rejects with an Error whose message a person may read. */
  upload(file: File, options: { onProgress: (share: number) => void; signal: AbortSignal }): Promise<string>;
  /** An address an <img> can show; rejects where the picture is gone. */
  address(blobId: string): Promise<string>;
};

export type BlocksOptions = {
  readonly images: ImageStore;
  /** How headings are numbered, and in which language labels are written (图 1, Figure 1); asked at every change of the structure. */
  readonly settings: () => Numbering;
  /** What can be cited; without it the document has no library, and citations do nothing. */
  readonly citations?: CitationSource;
  /** Asks for the structure of a table before it is changed, or gives it back (null). false: another page is changing it. */
  readonly leaseTable?: (tableId: string | null) => boolean;
};

/** What the parts of the editing interface of one open document share. */
export type BlockParts = BlocksOptions & {
  readonly footnotes: FootnoteStore;
  /** What is open over the text. */
  readonly panels: PanelStore;
  /** Pictures on their way in. */
  readonly uploads: FigureUploads;
  /** Runs a change as one undo step of its own. */
  asOneStep(change: () => void): void;
};

type Attached = Pick<DocumentEditor, "doc" | "origin" | "undo" | "view">;

export type Blocks = BlockParts & {
  /** For `openDocumentEditor`: node views, keys, find, paste. */
  readonly extensions: readonly AnyExtension[];
  /** Binds the parts to the editor that was opened with `extensions`. */
  attach(opened: Attached): void;
};

/** Makes the rich content of a document: hand `extensions` to the editor, `attach` it, and give the result to the controls. */
export function createBlocks(options: BlocksOptions): Blocks {
  let opened: Attached | null = null;
  const parts: BlockParts = {
    ...options,
    panels: createPanelStore(),
    uploads: createFigureUploads(options.images),
    footnotes: footnotesOf(() => opened),
    asOneStep(change) {
      opened?.undo.separate();
      change();
      opened?.undo.separate();
    },
  };
  return {
    ...parts,
    extensions: createBlockExtensions(parts),
    attach(editor) {
      opened = editor;
      // Settings stand beside the text: how headings are numbered may change while nobody types.
      const { meta } = documentRoots(editor.doc);
      const changed = () => {
        if (editor.view.isDestroyed) meta.unobserve(changed);
        else renumber(editor.view);
      };
      meta.observe(changed);
    },
  };
}

/** A footnote is undone together with its mark in the text. */
function footnotesOf(opened: () => Pick<DocumentEditor, "doc" | "origin"> | null): FootnoteStore {
  return {
    read: (id) => {
      const editor = opened();
      return editor ? String(documentRoots(editor.doc).footnotes.get(id) ?? "") : "";
    },
    write(id, text) {
      const editor = opened();
      if (!editor) return;
      const { footnotes } = documentRoots(editor.doc);
      editor.doc.transact(() => {
        const kept = footnotes.get(id);
        if (kept === undefined) footnotes.set(id, new Y.Text(text));
        else replaceText(kept, text);
      }, editor.origin);
    },
    subscribe(changed) {
      const editor = opened();
      if (!editor) return () => undefined;
      const { footnotes } = documentRoots(editor.doc);
      footnotes.observeDeep(changed);
      return () => footnotes.unobserveDeep(changed);
    },
  };
}

/** Changes only what differs: words somebody else types in the same note stay. */
function replaceText(kept: Y.Text, text: string): void {
  const before = kept.toString();
  if (before === text) return;
  let start = 0;
  while (start < Math.min(before.length, text.length) && before[start] === text[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, text.length) - start && before[before.length - 1 - end] === text[text.length - 1 - end]) end += 1;
  kept.delete(start, before.length - start - end);
  kept.insert(start, text.slice(start, text.length - end));
}
