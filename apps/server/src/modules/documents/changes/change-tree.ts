import { createHash } from "node:crypto";
import { MINDTREE } from "@tangleaf/contract";
import { newBlockId } from "@tangleaf/document/model";
import { type NestedNode, nodesOf, readTree, storedTreeOf, TREE_ROOT_ID, type TreeNode, writeTree } from "@tangleaf/document/tree";
import type * as Y from "yjs";

type TreeChange = {
  readonly tree?: NestedNode | undefined;
  readonly title?: string | undefined;
  readonly requestId?: string | undefined;
};

/** Turns a tree as a person has it into changes of the stored one, and sets the text of its root. False: it would have too many nodes. */
export function changeTree(doc: Y.Doc, { tree, title, requestId }: TreeChange): boolean {
  const before = readTree(doc).nodes;
  const after = tree === undefined ? before : nodesOf(tree, idsOf(requestId), before);
  // One that is too large already may be made smaller.
  if (after.length > before.length && after.length > MINDTREE.nodes) return false;
  doc.transact(() => {
    if (tree !== undefined) writeTree(doc, after);
    if (title !== undefined && storedTreeOf(doc).get(`${TREE_ROOT_ID}/t`) !== title) writeTree(doc, withTitle(after, title));
  });
  return true;
}

/** The nodes with this text at the root. */
function withTitle(nodes: readonly TreeNode[], title: string): TreeNode[] {
  return nodes.map((node) => (node.id === TREE_ROOT_ID ? { ...node, text: title } : node));
}

/** A repeat of a request has the ids of the first, so that it changes nothing. */
function idsOf(requestId: string | undefined): () => string {
  if (requestId === undefined) return newBlockId;
  let next = 0;
  return () => createHash("sha256").update(`${requestId} ${next++}`).digest("hex").slice(0, ID_CHARACTERS);
}
/** Letters and digits, as every block has them: a tree becomes a note with its ids. */
const ID_CHARACTERS = 20;
