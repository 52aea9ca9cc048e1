import { documentRoots } from "@tangleaf/document/model";
import * as Y from "yjs";
import type { DocumentEditor } from "../document/open-document-editor.ts";
import { createBlockExtensions } from "./block-extensions.ts";
import type { Attached, BlockParts, Blocks, BlocksOptions, FootnoteStore } from "./block-parts.ts";
import { createFigureUploads } from "./figure/figure-uploads.ts";
import { renumber } from "./numbering/numbering-plugin.ts";
import { createPanelStore } from "./panels/panel-store.ts";

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
