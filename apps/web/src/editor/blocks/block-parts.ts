import type { AnyExtension } from "@tiptap/core";
import type { DocumentEditor } from "../document/open-document-editor.ts";
import type { CitationSource } from "./citation/citation-source.ts";
import type { FigureUploads } from "./figure/figure-uploads.ts";
import type { ImageStore } from "./figure/image-store.ts";
import type { Numbering } from "./numbering/numbering-plugin.ts";
import type { PanelStore } from "./panels/panel-store.ts";

/** Stores the texts of footnotes beside the document, by the id of the note. */
export type FootnoteStore = {
  read(id: string): string;
  write(id: string, text: string): void;
  /** Called after any change, whoever made it; returns what stops it. */
  subscribe(changed: () => void): () => void;
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

/** What the parts are bound to. */
export type Attached = Pick<DocumentEditor, "doc" | "origin" | "undo" | "view">;

/** The rich content of one open document. */
export type Blocks = BlockParts & {
  /** For `openDocumentEditor`: node views, keys, find, paste. */
  readonly extensions: readonly AnyExtension[];
  /** Binds the parts to the editor that was opened with `extensions`. */
  attach(opened: Attached): void;
};
