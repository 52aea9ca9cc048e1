import type { TreeBranch } from "@tangleaf/document/tree";

/** The branches from the root to a node, both among them; empty: it is not there. */
export function pathTo(root: TreeBranch, id: string): readonly TreeBranch[] {
  const path: { branch: TreeBranch; next: number }[] = [{ branch: root, next: 0 }];
  if (root.node.id === id) return [root];
  for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
    const child = last.branch.children[last.next];
    if (child === undefined) {
      path.pop();
      continue;
    }
    last.next += 1;
    path.push({ branch: child, next: 0 });
    if (child.node.id === id) return path.map(({ branch }) => branch);
  }
  return [];
}

export const findBranch = (root: TreeBranch, id: string): TreeBranch | undefined => pathTo(root, id).at(-1);

/** A branch and all below it, parents first. */
export function* branchesIn(root: TreeBranch): Generator<TreeBranch> {
  const waiting: TreeBranch[] = [root];
  for (let branch = waiting.pop(); branch !== undefined; branch = waiting.pop()) {
    yield branch;
    for (let at = branch.children.length - 1; at >= 0; at--) {
      const child = branch.children[at];
      if (child !== undefined) waiting.push(child);
    }
  }
}

export function countIn(root: TreeBranch): number {
  let count = 0;
  for (const _ of branchesIn(root)) count += 1;
  return count;
}

/** Ids of nodes whose text or note holds the words. */
export function findWords(root: TreeBranch, words: string): readonly string[] {
  const wanted = words.normalize("NFKC").toLocaleLowerCase().trim();
  if (wanted === "") return [];
  const holds = (text: string) => text.normalize("NFKC").toLocaleLowerCase().includes(wanted);
  return [...branchesIn(root)].filter(({ node }) => holds(node.text) || holds(node.note ?? "")).map(({ node }) => node.id);
}

/** How many nodes stand below a branch. */
export function countBelow({ children }: TreeBranch): number {
  return children.reduce((sum, child) => sum + 1 + countBelow(child), 0);
}
