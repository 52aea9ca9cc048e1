import { type DocumentContent, documentRoots, type NodeJson, readContent, writeBlocks } from "@tangleaf/document/model";
import type { Node } from "@tiptap/pm/model";
import * as Y from "yjs";
import { flatBlocks } from "../groups/flat-blocks.ts";
import { type DocumentEditor, type OpenDocumentEditor, openDocumentEditor } from "../open-document-editor.ts";

export const say = (words: string): NodeJson => ({
  type: "paragraph",
  ...(words === "" ? {} : { content: [{ type: "text", text: words }] }),
});
export const head = (id: string, words: string, level = 1): NodeJson => ({
  type: "heading",
  attrs: { level, id },
  content: [{ type: "text", text: words }],
});
export const lines = (count: number, from = 0): NodeJson[] => Array.from({ length: count }, (_, index) => say(`第 ${from + index} 段`));

export type Opened = DocumentEditor & { element: HTMLElement };

const open = new Set<Opened>();

/** An editor in the page, on a document of its own that holds these blocks. */
export function openOn(blocks: readonly NodeJson[] | Y.Doc, options: Partial<OpenDocumentEditor> = {}): Opened {
  const doc = blocks instanceof Y.Doc ? blocks : new Y.Doc();
  if (!(blocks instanceof Y.Doc)) writeBlocks(doc, blocks);
  const element = document.createElement("div");
  document.body.append(element);
  const opened = Object.assign(openDocumentEditor({ element, doc, label: "正文", ...options }), { element });
  open.add(opened);
  return opened;
}

export function closeAll(): void {
  for (const one of open) {
    one.destroy();
    one.element.remove();
  }
  open.clear();
}

/** A document with the same content, as another device has it. */
export function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
}

/** Each gets what the other has and it lacks. */
export function exchange(a: Y.Doc, b: Y.Doc): void {
  const toB = Y.encodeStateAsUpdate(a, Y.encodeStateVector(b));
  const toA = Y.encodeStateAsUpdate(b, Y.encodeStateVector(a));
  Y.applyUpdate(b, toB, "elsewhere");
  Y.applyUpdate(a, toA, "elsewhere");
}

/** What the editor shows, flat; equal to what is stored unless the binding is wrong. */
export const shown = ({ view }: DocumentEditor): unknown[] => flatBlocks(view.state.doc).map((node) => node.toJSON());

/** What is stored, as the editor's schema writes it. */
export function stored({ doc, view }: DocumentEditor): unknown[] {
  return (readContent(doc) as DocumentContent).blocks.map((block) => view.state.schema.nodeFromJSON(block).toJSON());
}

export const texts = ({ view }: DocumentEditor): string[] => flatBlocks(view.state.doc).map((node: Node) => node.textContent);
export const groups = ({ view }: DocumentEditor): number[] => view.state.doc.children.map((group) => group.childCount);
export const elements = (doc: Y.Doc) => documentRoots(doc).body.toArray();

/** Puts the cursor behind `offset` characters of block `index`. */
export function cursorIn({ editor, view }: DocumentEditor, index: number, offset: number, to?: { index: number; offset: number }): void {
  const place = (block: number, inside: number) => {
    let at = 0;
    let rest = block;
    for (const group of view.state.doc.children) {
      if (rest < group.childCount) {
        let from = at + 1;
        for (let before = 0; before < rest; before++) from += group.child(before).nodeSize;
        return from + 1 + inside;
      }
      rest -= group.childCount;
      at += group.nodeSize;
    }
    throw new RangeError(`no block ${block}`);
  };
  view.focus();
  const from = place(index, offset);
  editor.commands.setTextSelection({ from, to: to === undefined ? from : place(to.index, to.offset) });
}
