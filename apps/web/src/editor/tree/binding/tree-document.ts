import { storedTreeOf, type TreeBranch } from "@tangleaf/document/tree";
import * as Y from "yjs";
import { holdUpdates } from "#editor/document/binding/hold-updates.ts";
import type { TreeEditing } from "../tree-editing.ts";
import { createTreeEdits } from "./edit-tree.ts";
import { type ReadChanges, readChanged, readWhole } from "./read-changes.ts";

export type TreeDocument = {
  readonly root: TreeBranch;
  /** Nodes, the root among them. */
  readonly size: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly editing: TreeEditing;
  has(id: string): boolean;
  /** The same change of many nodes as one step. */
  changeAll(ids: readonly string[], details: Parameters<TreeEditing["change"]>[1]): void;
  subscribe(changed: () => void): () => void;
  /** Brings in what was changed elsewhere. */
  receive(update: Uint8Array): void;
  destroy(): void;
};

type Options = {
  newId: () => string;
  /** One more node, or one level more, is not possible. */
  onFull?: (what: "nodes" | "depth") => void;
};

/** A tree in a Yjs document, as views show and change it. What others did is never undone here. */
export function createTreeDocument(doc: Y.Doc, { newId, onFull }: Options): TreeDocument {
  const stored = storedTreeOf(doc);
  const origin = {};
  const listeners = new Set<() => void>();
  let read: ReadChanges = readWhole(doc, null);
  const undo = new Y.UndoManager([stored], { trackedOrigins: new Set([origin]), captureTimeout: 0 });
  const held = holdUpdates({ doc, isComposing: () => false });
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onChange = ({ keysChanged }: Y.YMapEvent<unknown>) => {
    read = readChanged(doc, read, new Set([...keysChanged].map((key) => key.slice(0, key.lastIndexOf("/")))));
    tell();
  };
  stored.observe(onChange);
  undo.on("stack-item-added", tell);
  undo.on("stack-item-popped", tell);

  const { changeAll, ...edits } = createTreeEdits({
    stored,
    read: () => read.index,
    change: (run) => doc.transact(run, origin),
    newId,
    onFull,
  });
  const editing: TreeEditing = { ...edits, undo: () => void undo.undo(), redo: () => void undo.redo() };
  return {
    changeAll,
    has: (id) => read.index.get(id) !== undefined,
    get root() {
      return read.index.root;
    },
    get size() {
      return read.index.size;
    },
    get canUndo() {
      return undo.canUndo();
    },
    get canRedo() {
      return undo.canRedo();
    },
    editing,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    receive: held.push,
    destroy() {
      held.destroy();
      undo.destroy();
      stored.unobserve(onChange);
    },
  };
}
