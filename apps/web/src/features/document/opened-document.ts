import type { RescuedText } from "@tangleaf/document/model";
import type { Blocks } from "#editor/blocks/block-parts.ts";
import type { DocumentEditor } from "#editor/document/open-document-editor.ts";
import type { OtherPage } from "#editor/document/sync/presence.ts";
import type { SyncState } from "#editor/document/sync/sync-state.ts";

/** A document that is open: what bars, panels and the phone's sheets work with. */
export type OpenedDocument = {
  readonly documentId: string;
  readonly editor: DocumentEditor;
  readonly blocks: Blocks;
  readonly sync: SyncState;
  /** Other pages it is open on. */
  readonly others: readonly OtherPage[];
  /** Words for each section another page is in, by the id of its heading. */
  readonly otherSections: ReadonlyMap<string, string>;
  /** Passages a merge has deleted though nobody did. */
  readonly rescued: readonly RescuedText[];
  /** Sends what the server does not have yet; resolves when it has it, or it is clear that it will not now. */
  readonly store: () => Promise<void>;
  /** Runs a change of the text as one step of undo. */
  readonly asOneStep: (change: () => void) => void;
};
