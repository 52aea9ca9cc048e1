import type * as Y from "yjs";
import { buildTree } from "./build-tree.ts";
import { readTreeNodes, removeTreeNodes, type StoredTree, writeTreeNode } from "./tree-in-yjs.ts";
import { NODE_NOTE_MAX_CHARACTERS, NODE_TEXT_MAX_CHARACTERS, TREE_MAX_DEPTH, type TreeBranch, type TreeNode } from "./tree-node.ts";

/** Id of the node every other one stands below; its text is the title of the tree. */
export const TREE_ROOT_ID = "root";

/** Where a Yjs document keeps its tree. The name is part of every stored tree: it never changes. */
export function storedTreeOf(doc: Y.Doc): StoredTree {
  return doc.getMap("nodes");
}

export type ReadTree = {
  readonly root: TreeBranch;
  /** All nodes in the order they are read in, the root first; each with the parent it stands below. */
  readonly nodes: readonly TreeNode[];
  /** Nodes that stand below the root because their own place was lost. */
  readonly repaired: readonly string[];
};

/**
 * The tree a document holds, the same on every device whatever was moved at once: one root, every other node below it, none deeper
 * than `TREE_MAX_DEPTH` (a deeper one stands beside its parent) and no text longer than a node may have.
 */
export function readTree(doc: Y.Doc): ReadTree {
  const stored = readTreeNodes(storedTreeOf(doc)).map(bounded);
  const root = stored.find(({ id }) => id === TREE_ROOT_ID) ?? { id: TREE_ROOT_ID, parentId: null, order: "a0", text: "" };
  const others = stored.filter(({ id }) => id !== TREE_ROOT_ID);
  const placed = others.map((node) => (node.parentId === null ? { ...node, parentId: TREE_ROOT_ID } : node));
  const { branches, repaired } = buildTree([{ ...root, parentId: null }, ...placed], TREE_ROOT_ID);
  const [top = { node: root, children: [] }] = branches;
  return { ...levelled(top), repaired };
}

type OpenBranch = { readonly node: TreeNode; readonly children: OpenBranch[] };

/** The same with what is too deep beside its parent. By a list of what is left to do: a hostile tree is deeper than the stack. */
function levelled(top: TreeBranch): Pick<ReadTree, "root" | "nodes"> {
  const root: OpenBranch = { node: top.node, children: [] };
  const nodes: TreeNode[] = [root.node];
  const waiting: { branch: TreeBranch; into: OpenBranch; depth: number }[] = [];
  const queue = (children: readonly TreeBranch[], into: OpenBranch, depth: number) => {
    for (const branch of children.toReversed()) waiting.push({ branch, into, depth });
  };
  queue(top.children, root, 2);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { branch, into, depth } = next;
    const open: OpenBranch = { node: { ...branch.node, parentId: into.node.id }, children: [] };
    into.children.push(open);
    nodes.push(open.node);
    if (depth < TREE_MAX_DEPTH) queue(branch.children, open, depth + 1);
    else queue(branch.children, into, depth);
  }
  return { root, nodes };
}

/** Makes a document hold exactly these nodes; what is the same already is not touched. */
export function writeTree(doc: Y.Doc, nodes: readonly TreeNode[]): void {
  doc.transact(() => {
    const stored = storedTreeOf(doc);
    const kept = new Set(nodes.map(({ id }) => id));
    removeTreeNodes(stored, new Set(readTreeNodes(stored).flatMap(({ id }) => (kept.has(id) ? [] : [id]))));
    for (const node of nodes) writeTreeNode(stored, node);
  });
}

/** Words of a tree, a line each, notes below their nodes. */
export function treeText(nodes: readonly TreeNode[]): string {
  return nodes
    .flatMap(({ text, note }) => (note === undefined ? [text] : [text, note]))
    .filter((line) => line.trim() !== "")
    .join("\n");
}

/** With no more text than a node may have. */
export function bounded(node: TreeNode): TreeNode {
  const { text, note } = node;
  const isLong = text.length > NODE_TEXT_MAX_CHARACTERS || (note?.length ?? 0) > NODE_NOTE_MAX_CHARACTERS;
  if (!isLong) return node;
  const cut = (words: string, most: number) => Array.from(words).slice(0, most).join("");
  return {
    ...node,
    text: cut(text, NODE_TEXT_MAX_CHARACTERS),
    ...(note === undefined ? {} : { note: cut(note, NODE_NOTE_MAX_CHARACTERS) }),
  };
}

/** The tree of nodes as `readTree` lists them, in that order. */
export function branchOf(nodes: readonly TreeNode[]): TreeBranch {
  const branches = new Map<string, OpenBranch>();
  const root: OpenBranch = { node: nodes[0] ?? { id: TREE_ROOT_ID, parentId: null, order: "a0", text: "" }, children: [] };
  branches.set(root.node.id, root);
  for (const node of nodes.slice(1)) {
    const open: OpenBranch = { node, children: [] };
    branches.set(node.id, open);
    (branches.get(node.parentId ?? TREE_ROOT_ID) ?? root).children.push(open);
  }
  return root;
}
