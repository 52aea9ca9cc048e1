import { documentRoots } from "@tangleaf/document/model";
import * as Y from "yjs";
import type { Binding, Bookmark } from "./binding.ts";

export type Undo = {
  undo(): boolean;
  redo(): boolean;
  /** What follows is a step of its own. */
  separate(): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  onChange(listener: () => void): () => void;
  destroy(): void;
};

const SELECTION = "selection";

/** Undo of what was done in this editor alone: what others wrote, here meanwhile or an AI, stays. */
export function createUndo(doc: Y.Doc, binding: Binding): Undo {
  const { body, footnotes, suggestions } = documentRoots(doc);
  const manager = new Y.UndoManager([body, footnotes, suggestions], { trackedOrigins: new Set([binding.origin, binding.shared]) });
  const listeners = new Set<() => void>();
  let isStepping = false;
  const step = (run: () => unknown) => {
    isStepping = true;
    try {
      return run() !== null;
    } finally {
      isStepping = false;
    }
  };
  manager.on("stack-item-added", ({ stackItem }) => {
    const selection = isStepping ? binding.bookmark() : binding.before;
    if (selection !== null) stackItem.meta.set(SELECTION, selection);
    tell();
  });
  manager.on("stack-item-popped", ({ stackItem }) => {
    const selection = stackItem.meta.get(SELECTION) as Bookmark | undefined;
    if (selection) binding.restore(selection);
    tell();
  });
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    undo: () => step(() => manager.undo()),
    redo: () => step(() => manager.redo()),
    separate: () => manager.stopCapturing(),
    get canUndo() {
      return manager.canUndo();
    },
    get canRedo() {
      return manager.canRedo();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    destroy: () => manager.destroy(),
  };
}
