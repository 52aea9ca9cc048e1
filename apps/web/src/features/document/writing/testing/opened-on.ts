import type { NodeJson } from "@tangleaf/document/model";
import type { AnyExtension } from "@tiptap/core";
import { createBlocks } from "#editor/blocks/blocks.ts";
import { openOn } from "#editor/document/testing/editor-pair.ts";
import type { OpenedDocument } from "../../opened-document.ts";

/** A document that is open, of these blocks. */
export function openedOn(blocks: readonly NodeJson[], extensions: readonly AnyExtension[]) {
  const parts = createBlocks({
    images: { upload: async () => "blob-1", address: async () => "" },
    settings: () => ({ numbering: "none", language: "zh" }),
  });
  const editor = openOn(blocks, { extensions: [...parts.extensions, ...extensions] });
  parts.attach(editor);
  const opened: OpenedDocument = {
    documentId: "e1",
    editor,
    blocks: parts,
    sync: { kind: "saved", savedAt: null, unsent: 0, keeps: true, reason: null, message: "" },
    others: [],
    otherSections: new Map(),
    rescued: [],
    store: async () => undefined,
    asOneStep: parts.asOneStep,
  };
  return { editor, opened };
}
