import type { TreeBranch, TreeNode } from "@tangleaf/document/tree";
import { LOOKS, type LookIndex, lookOf } from "./tree-looks.ts";

/** Size of a node with its text in lines. */
export type NodeSize = { readonly lines: readonly string[]; readonly width: number; readonly height: number };
export type SizeOf = (node: TreeNode, look: LookIndex) => NodeSize;

/**
 * A branch with the room it takes. It says nothing of where it stands, nor on which side: `across` grows away from the root on both.
 * So an edit makes new boxes of its ancestors only.
 */
export type TreeBox = {
  readonly branch: TreeBranch;
  readonly look: LookIndex;
  readonly size: NodeSize;
  /** Height of the branch. */
  readonly span: number;
  /** From the top of the branch to the middle of its node. */
  readonly middle: number;
  /** Width of the branch, from the near edge of its node. */
  readonly reach: number;
  readonly children: readonly PlacedBox[];
};

/** A box relative to its parent: from the parent's near edge, and from the top of the parent's branch. */
export type PlacedBox = { readonly box: TreeBox; readonly across: number; readonly down: number };

export type Side = "right" | "left";
export const SIDES: readonly Side[] = ["right", "left"];

/** The root's middle is 0, 0. `down` is from there. */
export type TreeLayout = { readonly root: TreeBox; readonly sides: Readonly<Record<Side, readonly PlacedBox[]>> };

/** Boxes by the branch they are of: a branch that is the same object has the same box. */
export type BoxCache = WeakMap<TreeBranch, TreeBox>;

/** Lays out a tree; with the cache of the last time, only what is new of it. */
export function layoutTree(root: TreeBranch, sizeOf: SizeOf, cache: BoxCache = new WeakMap()): TreeLayout {
  const size = sizeOf(root.node, 0);
  const sides = splitSides(root);
  const shown = root.node.fold === 1 ? { left: [], right: [] } : sides;
  const placed = {
    right: placeSide(shown.right, sizeOf, cache, size),
    left: placeSide(shown.left, sizeOf, cache, size),
  };
  const box: TreeBox = { branch: root, look: 0, size, span: size.height, middle: size.height / 2, reach: size.width, children: [] };
  return { root: box, sides: placed };
}

/** Children of the root by side. Of those that do not say, the first half stands on the right. */
export function splitSides({ children }: TreeBranch): Readonly<Record<Side, readonly TreeBranch[]>> {
  const free = children.filter(({ node }) => node.side === undefined);
  const right = new Set(free.slice(0, Math.ceil(free.length / 2)));
  const isRight = (branch: TreeBranch) => branch.node.side === "right" || right.has(branch);
  return { right: children.filter(isRight), left: children.filter((branch) => !isRight(branch)) };
}

function placeSide(branches: readonly TreeBranch[], sizeOf: SizeOf, cache: BoxCache, root: NodeSize): readonly PlacedBox[] {
  const { placed, total } = stack(branches, 1, sizeOf, cache);
  const across = root.width / 2 + LOOKS[0].toChildren;
  return placed.map(({ box, down }) => ({ box, across, down: down - total / 2 }));
}

function stack(branches: readonly TreeBranch[], depth: number, sizeOf: SizeOf, cache: BoxCache) {
  const { between } = LOOKS[lookOf(depth - 1)];
  let down = 0;
  const placed = branches.map((branch) => {
    const box = boxOf(branch, depth, sizeOf, cache);
    const at = { box, down };
    down += box.span + between;
    return at;
  });
  return { placed, total: Math.max(0, down - between) };
}

function boxOf(branch: TreeBranch, depth: number, sizeOf: SizeOf, cache: BoxCache): TreeBox {
  const look = lookOf(depth);
  const known = cache.get(branch);
  if (known !== undefined && known.look === look) return known;
  const size = sizeOf(branch.node, look);
  const { placed, total } = stack(branch.node.fold === 1 ? [] : branch.children, depth + 1, sizeOf, cache);
  const [first, last] = [placed[0], placed.at(-1)];
  const centre = first === undefined || last === undefined ? 0 : (first.down + first.box.middle + last.down + last.box.middle) / 2;
  // A node higher than its children stands out over and below them.
  const above = Math.max(0, size.height / 2 - centre);
  const middle = centre + above;
  const across = size.width + LOOKS[look].toChildren;
  const box: TreeBox = {
    branch,
    look,
    size,
    span: Math.max(above + total, middle + size.height / 2),
    middle,
    reach: placed.length === 0 ? size.width : across + Math.max(...placed.map((one) => one.box.reach)),
    children: placed.map((one) => ({ box: one.box, across, down: one.down + above })),
  };
  cache.set(branch, box);
  return box;
}
