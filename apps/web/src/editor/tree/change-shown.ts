import type { TreeBranch, TreeNode } from "@tangleaf/document/tree";
import { pathTo } from "./find-in-tree.ts";
import type { TreePlace } from "./tree-editing.ts";

/** The same tree with another text of one node; only its ancestors are new. */
export function withText(root: TreeBranch, id: string, text: string): TreeBranch {
  return replaced(root, id, (branch) => ({ ...branch, node: { ...branch.node, text } }));
}

/** A node that is shown and is not in the tree, with those below it. */
export type ShownNode = { readonly id: string; readonly text: string; readonly kids?: readonly ShownNode[] };

/** The same tree with nodes at a place that are not in it: ideas, and one that is being written. */
export function withNodes(root: TreeBranch, { parentId, before, side }: TreePlace, nodes: readonly ShownNode[]): TreeBranch {
  if (nodes.length === 0) return root;
  return replaced(root, parentId, (parent) => {
    const at = before === null ? -1 : parent.children.findIndex(({ node }) => node.id === before);
    const added = nodes.map((node) => branchOf(node, parentId, side));
    const { fold: _, ...open } = parent.node;
    return { node: open, children: at === -1 ? [...parent.children, ...added] : parent.children.toSpliced(at, 0, ...added) };
  });
}

function replaced(root: TreeBranch, id: string, change: (branch: TreeBranch) => TreeBranch): TreeBranch {
  const path = pathTo(root, id);
  const last = path.at(-1);
  if (last === undefined) return root;
  return path.slice(0, -1).reduceRight<{ old: TreeBranch; now: TreeBranch }>(
    ({ old, now }, parent) => ({
      old: parent,
      now: { ...parent, children: parent.children.map((child) => (child === old ? now : child)) },
    }),
    { old: last, now: change(last) },
  ).now;
}

function branchOf({ id, text, kids = [] }: ShownNode, parentId: string, side?: "left" | "right"): TreeBranch {
  const node: TreeNode = { id, text, parentId, order: "", ...(side === undefined ? {} : { side }) };
  return { node, children: kids.map((kid) => branchOf(kid, id)) };
}
