import { documentRoots } from "@tangleaf/document/model";
import { type AnyExtension, Editor, Extension, type JSONContent } from "@tiptap/core";
import type { Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import * as Y from "yjs";
import { type Binding, createBinding, FROM_YJS } from "./binding/binding.ts";
import { type HeldUpdates, holdUpdates } from "./binding/hold-updates.ts";
import type { StoredPosition } from "./binding/positions.ts";
import { createUndo, type Undo } from "./binding/undo.ts";
import styles from "./document-text.module.css";
import { firstKey } from "./first-key.ts";
import { RENAMED, type RenamedNode, uniqueIds } from "./ids/unique-ids.ts";
import { documentExtensions } from "./schema/document-extensions.ts";
import type { NodeAdditions } from "./schema/schema-extensions.ts";

export type OpenDocumentEditor = {
  element: HTMLElement;
  /** Holds the document already, as far as this device has it. */
  doc: Y.Doc;
  /** What a screen reader calls the text. */
  label: string;
  isReadOnly?: boolean;
  /** Views, commands and keys of the nodes of the document. */
  nodes?: NodeAdditions;
  /** What works beside the document: decorations, keys, commands. */
  extensions?: readonly AnyExtension[];
  /** The text has changed; `isOwn`: by what was done in this editor. */
  onChange?: (change: { isOwn: boolean }) => void;
  onSelection?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
};

/** An open document: what the layers above it (outline, find, suggestions, the page's bars) work with. */
export type DocumentEditor = {
  readonly editor: Editor;
  readonly view: EditorView;
  readonly doc: Y.Doc;
  /** Origin of own changes to the Yjs document beside the text (a footnote, a setting), so that they are undone with it. */
  readonly origin: object;
  /** Origin of own changes to the text that are made in the Yjs document itself; they are undone like what is typed. */
  readonly shared: object;
  /** Brings an update from elsewhere into the document: together with others, and not under a word being composed. */
  receive(update: Uint8Array): void;
  undo: Undo;
  /** A place that stays where it is while anybody writes; `assoc` -1: it stays behind what stands before it. */
  storePosition(position: number, assoc?: 1 | -1): StoredPosition | null;
  /** null: what it stood in is gone. */
  placeOf(stored: StoredPosition): number | null;
  setReadOnly(isReadOnly: boolean): void;
  focus(): void;
  destroy(): void;
};

/** Opens a document for editing. This file is the entry of the editor's chunk: import it only when a document is shown. */
export function openDocumentEditor(options: OpenDocumentEditor): DocumentEditor {
  const { element, doc, label, isReadOnly = false, nodes, extensions = [] } = options;
  const binding: Binding = createBinding(doc);
  const undo = createUndo(doc, binding);
  const editor = new Editor({
    element,
    editable: !isReadOnly,
    extensions: [...documentExtensions(nodes), ...extensions, boundTo(binding, undo)],
    // An injected style element would break the page's security policy; the page brings the styles itself.
    injectCSS: false,
    // Events of deletions are unused, and computing them takes seconds after a change of thousands of steps.
    enableCoreExtensions: { delete: false },
    editorProps: {
      attributes: { class: styles["text"] ?? "", "aria-label": label, role: "textbox", "aria-multiline": "true", spellcheck: "false" },
    },
    onBeforeCreate: ({ editor: made }) => {
      // It takes a node as well, though its types do not say so.
      made.options.content = binding.open(made.schema) as object as JSONContent;
    },
    onTransaction: ({ appendedTransactions = [] }) => copyFootnotes(doc, binding.origin, appendedTransactions),
    onUpdate: ({ transaction }) => options.onChange?.({ isOwn: transaction.getMeta(FROM_YJS) === undefined }),
    onSelectionUpdate: () => options.onSelection?.(),
    onFocus: () => options.onFocus?.(),
    onBlur: () => options.onBlur?.(),
  });
  const { view } = editor;
  const held: HeldUpdates = holdUpdates({ doc, isComposing: () => view.composing });
  view.dom.addEventListener("compositionend", held.compositionEnded);
  return {
    editor,
    view,
    doc,
    origin: binding.origin,
    shared: binding.shared,
    receive: held.push,
    undo,
    storePosition: binding.store,
    placeOf: binding.place,
    setReadOnly: (readOnly) => editor.setEditable(!readOnly, false),
    focus: () => view.focus(),
    destroy() {
      held.destroy();
      undo.destroy();
      editor.destroy();
    },
  };
}

/** The text of a footnote stands beside the body: a copied mark gets a copy of it. */
function copyFootnotes(doc: Y.Doc, origin: object, appended: readonly Transaction[]): void {
  const copies = appended
    .flatMap((one) => (one.getMeta(RENAMED) as readonly RenamedNode[] | undefined) ?? [])
    .filter(({ type }) => type === "footnote");
  if (copies.length === 0) return;
  const { footnotes } = documentRoots(doc);
  doc.transact(() => {
    for (const { from, to } of copies) footnotes.set(to, new Y.Text(String(footnotes.get(from) ?? "")));
  }, origin);
}

function boundTo(binding: Binding, undo: Undo): AnyExtension {
  return Extension.create({
    name: "bound",
    // Behind every other plugin: it writes what they have made of a change.
    priority: 1,
    addProseMirrorPlugins: () => [firstKey(), uniqueIds(), binding.plugin],
    addKeyboardShortcuts() {
      const step = (run: () => boolean) => () => {
        if (!this.editor.view.composing) run();
        return true;
      };
      return { "Mod-z": step(undo.undo), "Mod-y": step(undo.redo), "Shift-Mod-z": step(undo.redo) };
    },
  });
}
