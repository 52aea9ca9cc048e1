import { TREE_MAX_DEPTH, type TreeBranch, type TreeNode } from "@tangleaf/document/tree";
import { branchesIn } from "../find-in-tree.ts";

/**
 * A tree that is changed node by node. Each change makes new branches of its ancestors only, so what is drawn of the others is still
 * true. A change it cannot be sure of is refused: then the tree is read as a whole.
 */
export type BranchIndex = {
  readonly root: TreeBranch;
  readonly size: number;
  parentOf(id: string): string | undefined;
  /** Returns the level of a node; the root is at 1. */
  getDepth(id: string): number;
  get(id: string): TreeBranch | undefined;
  /** Puts a node where it says it stands, or changes what it says; false: not possible this way. */
  put(node: TreeNode): boolean;
  /** Takes a node without children away; false: it has some. */
  drop(id: string): boolean;
};

export function createBranchIndex(start: TreeBranch): BranchIndex {
  const branches = new Map<string, TreeBranch>();
  const parents = new Map<string, string>();
  let root = start;
  for (const branch of branchesIn(start)) {
    branches.set(branch.node.id, branch);
    for (const child of branch.children) parents.set(child.node.id, branch.node.id);
  }

  /** Another branch in the place of one, up to the root. */
  function replace(branch: TreeBranch): void {
    const { id } = branch.node;
    const old = branches.get(id);
    branches.set(id, branch);
    const parent = branches.get(parents.get(id) ?? "");
    if (parent === undefined) root = branch;
    else replace({ ...parent, children: parent.children.map((child) => (child === old ? branch : child)) });
  }

  function detach(id: string): void {
    const parent = branches.get(parents.get(id) ?? "");
    if (parent !== undefined) replace({ ...parent, children: parent.children.filter(({ node }) => node.id !== id) });
    parents.delete(id);
  }

  function attach(branch: TreeBranch, parent: TreeBranch): void {
    const { children } = parent;
    const at = children.findIndex(({ node }) => isBefore(branch.node, node));
    branches.set(branch.node.id, branch);
    parents.set(branch.node.id, parent.node.id);
    replace({ ...parent, children: at === -1 ? [...children, branch] : children.toSpliced(at, 0, branch) });
  }

  function getDepth(id: string): number {
    let depth = 1;
    for (let parent = parents.get(id); parent !== undefined; parent = parents.get(parent)) depth += 1;
    return depth;
  }

  function isWithin(id: string, branchId: string): boolean {
    for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) if (at === branchId) return true;
    return false;
  }

  return {
    get root() {
      return root;
    },
    get size() {
      return branches.size;
    },
    parentOf: (id) => parents.get(id),
    getDepth,
    get: (id) => branches.get(id),
    put(node) {
      const old = branches.get(node.id);
      if (old === root) {
        replace({ ...root, node });
        return true;
      }
      const parent = branches.get(node.parentId ?? "");
      if (parent === undefined) return false;
      if (old === undefined) {
        if (getDepth(parent.node.id) >= TREE_MAX_DEPTH) return false;
        attach({ node, children: [] }, parent);
        return true;
      }
      if (old.node.parentId === node.parentId && old.node.order === node.order) {
        replace({ ...old, node });
        return true;
      }
      if (isWithin(parent.node.id, node.id) || getDepth(parent.node.id) + heightOf(old) > TREE_MAX_DEPTH) return false;
      detach(node.id);
      // It may have been one of its children.
      attach({ ...old, node }, branches.get(parent.node.id) ?? parent);
      return true;
    },
    drop(id) {
      const branch = branches.get(id);
      if (branch === undefined) return true;
      if (branch === root || branch.children.length > 0) return false;
      detach(id);
      branches.delete(id);
      return true;
    },
  };
}

export function heightOf({ children }: TreeBranch): number {
  let height = 0;
  for (const child of children) height = Math.max(height, heightOf(child));
  return height + 1;
}

const isBefore = (a: TreeNode, b: TreeNode): boolean => a.order < b.order || (a.order === b.order && a.id < b.id);
