import type { TreeBranch } from "@tangleaf/document/tree";
import { useEffect, useRef, useState } from "react";
import { findBranch } from "../find-in-tree.ts";
import type { TreeEditing, TreePlace } from "../tree-editing.ts";

/** What is being written: another text of a node, or a node that is not there yet. */
export type Written = { readonly id: string; readonly place: TreePlace | null; readonly text: string };

/** Stands for the node that is being written. */
export const NEW_NODE = "new-node";

export type Writing = {
  written: Written | null;
  begin(id: string, text?: string): void;
  beginNew(place: TreePlace): void;
  type(text: string): void;
  /** Takes what was written; answers the node it is in now, null where nothing was written. */
  commit(): string | null;
  cancel(): void;
};

/** The text of one node while it is written: the tree has it when it is finished, so that it is one step of undo. */
export function useWritten(root: TreeBranch, editing: TreeEditing): Writing {
  const [written, setWritten] = useState<Written | null>(null);
  const commit = (): string | null => {
    setWritten(null);
    if (written === null) return null;
    const text = written.text.trim();
    if (text === "") return null;
    if (written.place !== null) return editing.add(written.place, text);
    if (findBranch(root, written.id)?.node.text !== text) editing.rename(written.id, text);
    return written.id;
  };
  // A field that is taken away tells nobody that it has lost the focus: when the tree goes, or another one takes its place.
  const leave = useRef(commit);
  useEffect(() => {
    leave.current = commit;
  });
  useEffect(() => () => void leave.current(), []);
  return {
    written,
    begin: (id, text) => setWritten({ id, place: null, text: text ?? findBranch(root, id)?.node.text ?? "" }),
    beginNew: (place) => setWritten({ id: NEW_NODE, place, text: "" }),
    type: (text) => setWritten((before) => (before === null ? null : { ...before, text })),
    cancel: () => setWritten(null),
    commit,
  };
}
