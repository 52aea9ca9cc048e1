import { newBlockId } from "@tangleaf/document/model";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import type { SyncClient } from "#editor/document/sync/sync-client.ts";
import type { SyncState } from "#editor/document/sync/sync-state.ts";
import { createTreeDocument, type TreeDocument } from "#editor/tree/binding/tree-document.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { toast } from "#ui/toast/toast-store.ts";

/** A tree that is open: of an account, or of this browser alone. */
export type OpenedTree = {
  readonly mindtreeId: string;
  readonly tree: TreeDocument;
  readonly root: TreeDocument["root"];
  readonly sync: SyncState;
  /** null: it is of this browser alone. */
  readonly client: SyncClient | null;
};

export function useTree(doc: Y.Doc, client: SyncClient | null): Pick<OpenedTree, "tree" | "root"> {
  const tree = useMemo(
    () => createTreeDocument(doc, { newId: newBlockId, onFull: (what) => toast({ tone: "info", title: m.full[what], pill: true }) }),
    [doc],
  );
  useEffect(() => {
    client?.deliverTo(tree.receive);
    return () => client?.deliverTo(null);
  }, [client, tree]);
  const root = useSyncExternalStore(
    tree.subscribe,
    () => tree.root,
    () => tree.root,
  );
  return { tree, root };
}
