import { bounded, readTree, readTreeNode, storedTreeOf, TREE_ROOT_ID, type TreeBranch, type TreeNode } from "@tangleaf/document/tree";
import type * as Y from "yjs";
import { branchesIn } from "../find-in-tree.ts";
import { type BranchIndex, createBranchIndex } from "./branch-index.ts";

/** More changed nodes than this are read with the whole tree. */
const MOST_ONE_BY_ONE = 200;

export type ReadChanges = { readonly index: BranchIndex; readonly isRepaired: boolean };

export function readWhole(doc: Y.Doc, before: TreeBranch | null): ReadChanges {
  const { root, repaired } = readTree(doc);
  return { index: createBranchIndex(before === null ? root : shared(root, before)), isRepaired: repaired.length > 0 };
}

/** The tree after some nodes have changed: those alone are read, where that gives what reading all of it would. */
export function readChanged(doc: Y.Doc, before: ReadChanges, changed: ReadonlySet<string>): ReadChanges {
  if (before.isRepaired || changed.size > MOST_ONE_BY_ONE) return readWhole(doc, before.index.root);
  const stored = storedTreeOf(doc);
  const { index } = before;
  const start = index.root;
  const gone: string[] = [];
  let waiting: TreeNode[] = [];
  for (const id of changed) {
    const node = readTreeNode(stored, id);
    if (node !== null) waiting.push(placed(bounded(node)));
    else if (id === TREE_ROOT_ID) return readWhole(doc, start);
    else gone.push(id);
  }
  // Parents come before their children, in whatever order they were named.
  while (waiting.length > 0) {
    const left = waiting.filter((node) => !index.put(node));
    if (left.length === waiting.length) return readWhole(doc, start);
    waiting = left;
  }
  let removed = gone;
  while (removed.length > 0) {
    const left = removed.filter((id) => !index.drop(id));
    if (left.length === removed.length) return readWhole(doc, start);
    removed = left;
  }
  return { index, isRepaired: false };
}

/** As the tree is read: the root has no parent, and what has none stands below the root. */
function placed(node: TreeNode): TreeNode {
  if (node.id === TREE_ROOT_ID) return { ...node, parentId: null };
  return node.parentId === null ? { ...node, parentId: TREE_ROOT_ID } : node;
}

/** The new tree, made of the branches of the old one wherever they say the same. */
function shared(root: TreeBranch, before: TreeBranch): TreeBranch {
  const old = new Map([...branchesIn(before)].map((branch) => [branch.node.id, branch]));
  const share = (branch: TreeBranch): TreeBranch => {
    const children = branch.children.map(share);
    const known = old.get(branch.node.id);
    const node = known !== undefined && JSON.stringify(known.node) === JSON.stringify(branch.node) ? known.node : branch.node;
    const isSame =
      known?.node === node && known.children.length === children.length && children.every((child, at) => child === known.children[at]);
    return isSame && known !== undefined ? known : { node, children };
  };
  return share(root);
}
