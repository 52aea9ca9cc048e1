import type { TreeBranch, TreeNode } from "./tree-node.ts";

export type BuiltTree = {
  readonly branches: readonly TreeBranch[];
  /** Nodes that stand at the top, or below the root, because their own place was lost. */
  readonly repaired: readonly string[];
};

/**
 * The tree of nodes as moves made at once have left them. It depends on the nodes alone, so every device builds the same one: a node
 * whose parent is gone, and of nodes that stand below each other in a ring the one with the lowest id, goes below `rootId` (or to the
 * top), behind what is there. Nothing is left out.
 */
export function buildTree(nodes: Iterable<TreeNode>, rootId: string | null = null): BuiltTree {
  const byId = new Map([...nodes].map((node) => [node.id, node]));
  const root = rootId !== null && byId.has(rootId) ? rootId : null;
  const lost = lostNodes(byId, root);
  const children = new Map<string | null, TreeNode[]>();
  for (const node of byId.values()) {
    const parent = node.id === root ? null : lost.has(node.id) ? root : node.parentId;
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [node]);
    else siblings.push(node);
  }
  const compare = (a: TreeNode, b: TreeNode) =>
    Number(lost.has(a.id)) - Number(lost.has(b.id)) || ascending(a.order, b.order) || ascending(a.id, b.id);
  for (const siblings of children.values()) siblings.sort(compare);
  return { branches: branchesOf(children), repaired: [...lost].sort() };
}

function lostNodes(byId: ReadonlyMap<string, TreeNode>, root: string | null): ReadonlySet<string> {
  const lost = new Set<string>();
  for (const node of byId.values()) {
    if (node.id !== root && node.parentId !== null && !byId.has(node.parentId)) lost.add(node.id);
  }
  /** Nodes that are known to lead to the top. */
  const settled = new Set<string>(lost);
  for (const start of byId.values()) {
    const path: string[] = [];
    const onPath = new Set<string>();
    let node: TreeNode | undefined = start;
    while (node !== undefined && !settled.has(node.id) && !onPath.has(node.id)) {
      path.push(node.id);
      onPath.add(node.id);
      node = node.id === root || node.parentId === null ? undefined : byId.get(node.parentId);
    }
    if (node !== undefined && onPath.has(node.id)) {
      const ring = path.slice(path.indexOf(node.id));
      lost.add(ring.toSorted()[0] ?? node.id);
    }
    for (const id of path) settled.add(id);
  }
  return lost;
}

/** Deepest nodes first, so that a chain of thousands needs no stack. */
function branchesOf(children: ReadonlyMap<string | null, readonly TreeNode[]>): TreeBranch[] {
  const top: TreeBranch[] = [];
  const waiting: { list: readonly TreeNode[]; into: TreeBranch[] }[] = [{ list: children.get(null) ?? [], into: top }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const node of next.list) {
      const below: TreeBranch[] = [];
      next.into.push({ node, children: below });
      const list = children.get(node.id);
      if (list !== undefined) waiting.push({ list, into: below });
    }
  }
  return top;
}

const ascending = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
