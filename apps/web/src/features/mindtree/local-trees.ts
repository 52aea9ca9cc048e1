import { documentRoots, newBlockId } from "@tangleaf/document/model";
import { type NestedNode, nodesOf, readTree, storedTreeOf, writeTreeNode } from "@tangleaf/document/tree";
import * as Y from "yjs";
import { changeDocuments, changeKey, documentKey, readDocuments } from "#editor/autosave/journal-db.ts";
import { toBase64 } from "#editor/document/sync/base64.ts";
import { documentStore } from "#editor/document/sync/document-store.ts";
import { call } from "#lib/api-client.ts";
import { anonymousKept, userKept } from "#lib/browser-storage.ts";
import { newUuid } from "#lib/new-uuid.ts";

/** Whose trees in this browser's store are, before somebody has signed in. */
const NOBODY = "";
const LOCAL = "local-";
const EPOCH = 1;

export type LocalTree = {
  readonly mindtreeId: string;
  readonly title: string;
  readonly nodes: number;
  readonly excerpt: string;
  readonly at: number;
};

export const isLocalTree = (mindtreeId: string): boolean => mindtreeId.startsWith(LOCAL);

/** A tree of this browser; rejects where it keeps nothing. */
export async function createLocalTree(tree: NestedNode): Promise<string> {
  const mindtreeId = `${LOCAL}${newUuid()}`;
  const doc = new Y.Doc();
  doc.transact(() => {
    for (const node of nodesOf(tree, newBlockId)) writeTreeNode(storedTreeOf(doc), node);
  });
  await storeOf(mindtreeId).add(Y.encodeStateAsUpdate(doc), EPOCH);
  return mindtreeId;
}

export const storeOf = (mindtreeId: string) => documentStore({ userId: NOBODY, documentId: mindtreeId });

/** The updates of each tree that is here. */
async function localUpdates(): Promise<ReadonlyMap<string, { updates: Uint8Array[]; at: number }>> {
  const { documents, changes } = await readDocuments(NOBODY);
  const trees = new Map<string, { updates: Uint8Array[]; at: number }>();
  const put = (id: string, update: Uint8Array, at: number) => {
    if (!isLocalTree(id)) return;
    const tree = trees.get(id) ?? { updates: [], at: 0 };
    tree.updates.push(update);
    tree.at = Math.max(tree.at, at);
    trees.set(id, tree);
  };
  for (const { documentId, state, at } of documents) put(documentId, state, at);
  for (const { documentId, update, at } of changes) put(documentId, update, at);
  return trees;
}

export async function listLocalTrees(): Promise<LocalTree[]> {
  const trees = [...(await localUpdates())].map(([mindtreeId, { updates, at }]): LocalTree => {
    const { root, nodes } = readTree(docOf(updates));
    return { mindtreeId, title: root.node.text, nodes: nodes.length, excerpt: root.children.map(({ node }) => node.text).join(" · "), at };
  });
  return trees.sort((a, b) => b.at - a.at);
}

export async function removeLocalTree(mindtreeId: string): Promise<void> {
  const { changes } = await readDocuments(NOBODY, mindtreeId);
  await changeDocuments((stores) => {
    stores.documents.delete(documentKey({ userId: NOBODY, documentId: mindtreeId }));
    for (const row of changes) stores.changes.delete(changeKey(row));
  });
}

/** Trees made before somebody signed in become theirs. A repeat after a lost answer finds what the first try made. */
export async function takeTreesAlong(): Promise<{ taken: ReadonlyMap<string, string>; failed: number }> {
  const taken = new Map<string, string>();
  let failed = 0;
  for (const [id, { updates }] of await localUpdates()) {
    try {
      const update = toBase64(Y.encodeStateAsUpdate(docOf(updates)));
      const { mindtreeId } = await call("/api/mindtree/save", { update, requestId: id.slice(LOCAL.length) }, { background: true });
      taken.set(id, mindtreeId);
      await removeLocalTree(id);
    } catch {
      failed += 1;
    }
  }
  return { taken, failed };
}

function docOf(updates: readonly Uint8Array[]): Y.Doc {
  const doc = new Y.Doc();
  // Its roots are named before anything is read of them.
  documentRoots(doc);
  for (const update of updates) Y.applyUpdate(doc, update);
  return doc;
}

const keptOf = (userId: string | null | undefined) => (typeof userId === "string" ? userKept(userId) : anonymousKept);

/** The tree opened last. */
export const lastTree = (userId: string | null | undefined): string | null => keptOf(userId).read("mindtree-id");
export const keepLastTree = (userId: string | null | undefined, mindtreeId: string): void =>
  keptOf(userId).write("mindtree-id", mindtreeId);
