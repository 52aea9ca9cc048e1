import { documentRoots } from "@tangleaf/document/model";
import type { Node, Schema } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import * as Y from "yjs";
import { flatBlocks, groupedDocument } from "../groups/flat-blocks.ts";
import { type BlockPair, patchDocument } from "./patch-document.ts";
import { fromStored, type StoredPosition, toStored } from "./positions.ts";
import { type ReadNodes, readBlock } from "./read-element.ts";
import { PART_SIZE, writeBlocks } from "./write-blocks.ts";

/** Set on the transactions that bring what others wrote, or an undo. */
export const FROM_YJS = "fromYjs";

export type Bookmark = { readonly anchor: StoredPosition; readonly head: StoredPosition };

/** Holds a grouped editor and a flat Yjs document equal (docs/decisions/037). */
export type Binding = {
  /** The editor's document of what is stored; asked once, before the view is made. */
  open(schema: Schema): Node;
  readonly plugin: Plugin;
  /** Origin of what is typed here, in transactions of Yjs. */
  readonly origin: object;
  /** Origin of what is done here in the shared document itself, as others do: the editor reads it from there, and undo takes it back. */
  readonly shared: object;
  store(position: number, assoc?: 1 | -1): StoredPosition | null;
  place(stored: StoredPosition): number | null;
  /** The selection before the last change of this editor. */
  readonly before: Bookmark | null;
  bookmark(): Bookmark | null;
  restore(bookmark: Bookmark): void;
};

export function createBinding(doc: Y.Doc): Binding {
  const { body } = documentRoots(doc);
  const origin = {};
  const shared = {};
  const nodes: ReadNodes = new WeakMap();
  const meta = { mapping: nodes as unknown as Map<never, never>, isOMark: new Map() };
  let schema: Schema | null = null;
  let view: EditorView | null = null;
  let pairs: readonly BlockPair[] = [];
  let isReading = false;
  let before: Bookmark | null = null;

  function readPairs(known: ReadonlyMap<unknown, Node>): BlockPair[] {
    const inSchema = schema;
    if (inSchema === null) return [];
    return body.toArray().flatMap((element) => {
      if (!(element instanceof Y.XmlElement)) return [];
      const node = known.get(element) ?? readBlock(element, inSchema, nodes);
      return node === null ? [] : [{ element, node }];
    });
  }

  function bookmarkOf({ doc: shown, selection }: EditorState): Bookmark | null {
    const anchor = toStored(shown, pairs, selection.anchor);
    const head = selection.empty ? anchor : toStored(shown, pairs, selection.head);
    return anchor === null || head === null ? null : { anchor, head };
  }

  /** `shown`: what the editor showed before. */
  function write(shown: EditorState, next: Node): void {
    const blocks = flatBlocks(next);
    if (blocks.length === pairs.length && blocks.every((block, index) => block === pairs[index]?.node)) return;
    before = bookmarkOf(shown);
    const transact = (run: () => void) => doc.transact(run, origin);
    const run = () => {
      pairs = writeBlocks(body, pairs, blocks, { meta, transact });
    };
    // More than one call takes goes in parts.
    if (next.content.size - shown.doc.content.size > PART_SIZE) run();
    else transact(run);
  }

  function read(events: Y.YEvent<Y.AbstractType<unknown>>[]): void {
    if (view === null) return;
    const known = new Map<unknown, Node>(pairs.map(({ element, node }) => [element, node]));
    for (const { target } of events) {
      for (let type: Y.AbstractType<unknown> | null = target; type !== null && type !== body; type = type.parent as typeof type) {
        nodes.delete(type);
        known.delete(type);
      }
    }
    const after = readPairs(known);
    const { tr } = view.state;
    patchDocument(tr, pairs, after);
    if (!tr.docChanged) {
      pairs = after;
      return;
    }
    keepSelection(tr, view.state);
    isReading = true;
    // Nothing is done in answer to what others wrote: they would each answer, and each other's answers too.
    view.dispatch(tr.setMeta(FROM_YJS, true).setMeta("addToHistory", false).setMeta("preventClearDocument", true));
    isReading = false;
    // The nodes that stand in the editor now: unchanged ones are the same, patched ones equal to those that were read.
    const blocks = flatBlocks(tr.doc);
    pairs = after.map(({ element }, index) => ({ element, node: blocks[index] as Node }));
    for (const { element, node } of pairs) nodes.set(element, node);
    write(view.state, view.state.doc);
  }

  function observe(events: Y.YEvent<Y.AbstractType<unknown>>[], { origin: by }: Y.Transaction): void {
    if (by === origin) return;
    if (by === shared && view !== null) before = bookmarkOf(view.state);
    read(events);
  }

  return {
    origin,
    shared,
    open(of) {
      schema = of;
      pairs = readPairs(new Map());
      return groupedDocument(
        of,
        pairs.map(({ node }) => node),
      );
    },
    plugin: new Plugin({
      key: new PluginKey("binding"),
      view: (made) => {
        view = made;
        body.observeDeep(observe as Parameters<typeof body.observeDeep>[0]);
        return {
          update: ({ state }, previous) => void (!isReading && previous.doc !== state.doc && write(previous, state.doc)),
          destroy() {
            view = null;
            body.unobserveDeep(observe as Parameters<typeof body.observeDeep>[0]);
          },
        };
      },
    }),
    store: (position, assoc) => (view === null ? null : toStored(view.state.doc, pairs, position, assoc)),
    place: (stored) => (view === null ? null : fromStored(view.state.doc, pairs, body, stored)),
    get before() {
      return before;
    },
    bookmark: () => (view === null ? null : bookmarkOf(view.state)),
    restore({ anchor, head }) {
      if (view === null) return;
      const { doc: shown, tr } = view.state;
      const from = fromStored(shown, pairs, body, anchor);
      const to = fromStored(shown, pairs, body, head);
      if (from === null || to === null) return;
      const selection = TextSelection.between(shown.resolve(from), shown.resolve(to));
      view.dispatch(tr.setSelection(selection).setMeta("addToHistory", false).scrollIntoView());
    },
  };
}

/** What others write at the cursor comes behind it, and a mark that is about to be typed with stays. */
function keepSelection(tr: Transaction, { selection, storedMarks }: EditorState): void {
  if (selection instanceof TextSelection) {
    const anchor = tr.doc.resolve(tr.mapping.map(selection.anchor, -1));
    const head = tr.doc.resolve(tr.mapping.map(selection.head, -1));
    tr.setSelection(TextSelection.between(anchor, head, -1));
  }
  if (storedMarks) tr.setStoredMarks(storedMarks);
}
