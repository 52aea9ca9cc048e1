import type { TreeBranch } from "@tangleaf/document/tree";
import { type PlacedBox, SIDES, type Side, type TreeBox, type TreeLayout } from "./layout-tree.ts";
import { isTreeHue, LOOKS, TREE_HUES, type TreeHue } from "./tree-looks.ts";

export type Rect = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** A node where it stands. */
export type PlacedNode = {
  readonly box: TreeBox;
  readonly id: string;
  readonly parentId: string | null;
  readonly left: number;
  /** Of its middle. */
  readonly middle: number;
  readonly side: Side | null;
  readonly hue: TreeHue;
  readonly depth: number;
  readonly position: number;
  readonly siblings: number;
};

/** A line from a parent to a child. */
export type PlacedEdge = {
  readonly from: { x: number; y: number };
  readonly to: { x: number; y: number };
  readonly hue: TreeHue;
  readonly id: string;
};

type Visit = { node?: (node: PlacedNode) => void; edge?: (edge: PlacedEdge) => void };

export const EVERYWHERE: Rect = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** Goes through what stands within `within`, parents first; branches outside are passed over. */
export function walkLayout({ root, sides }: TreeLayout, within: Rect, visit: Visit): void {
  const { width } = root.size;
  const rootNode = { box: root, id: root.branch.node.id, parentId: null, left: -width / 2, middle: 0, side: null, depth: 0 };
  visit.node?.({ ...rootNode, hue: TREE_HUES[0], position: 1, siblings: 1 });
  const hues = huesOf(root.branch);
  const children = root.branch.children.length;
  for (const side of SIDES) {
    for (const [at, placed] of sides[side].entries()) {
      const hue = hues.get(placed.box.branch.node.id) ?? TREE_HUES[0];
      const position = side === "right" ? at + 1 : sides.right.length + at + 1;
      const from = { x: side === "right" ? width / 2 : -width / 2, y: 0 };
      walk({ placed, from, near: 0, top: 0, side, hue, depth: 1, parentId: rootNode.id, position, siblings: children });
    }
  }

  type Step = {
    placed: PlacedBox;
    from: { x: number; y: number };
    near: number;
    top: number;
    side: Side;
    hue: TreeHue;
    depth: number;
    parentId: string;
    position: number;
    siblings: number;
  };

  function walk({ placed: { box, across, down }, from, near, top, side, hue: inherited, ...rest }: Step): void {
    const sign = side === "right" ? 1 : -1;
    const start = near + sign * across;
    const upper = top + down;
    const middle = upper + box.middle;
    const end = start + sign * box.size.width;
    const look = LOOKS[box.look];
    const y = look.underlined ? middle + box.size.height / 2 : middle;
    const hue = isTreeHue(box.branch.node.hue) ? box.branch.node.hue : inherited;
    const low = Math.min(from.y, y);
    const high = Math.max(from.y, y);
    if (high >= within.top && low <= within.bottom && overlaps(from.x, end, within)) {
      visit.edge?.({ from, to: { x: start, y }, hue, id: box.branch.node.id });
    }
    if (upper > within.bottom || upper + box.span < within.top || !overlaps(start, start + sign * box.reach, within)) return;
    const left = Math.min(start, end);
    if (overlaps(start, end, within)) visit.node?.({ box, id: box.branch.node.id, left, middle, side, hue, ...rest });
    const siblings = box.children.length;
    for (const [at, child] of box.children.entries()) {
      walk({
        placed: child,
        from: { x: end, y },
        near: start,
        top: upper,
        side,
        hue,
        depth: rest.depth + 1,
        parentId: box.branch.node.id,
        position: at + 1,
        siblings,
      });
    }
  }
}

const overlaps = (a: number, b: number, { left, right }: Rect): boolean => Math.max(a, b) >= left && Math.min(a, b) <= right;

/** Colours of the root's branches: their own, else by turn in the order they stand. */
export function huesOf(branch: TreeBranch): ReadonlyMap<string, TreeHue> {
  let turn = 0;
  return new Map(
    branch.children.map(({ node }) => {
      const next = TREE_HUES[turn % TREE_HUES.length] ?? TREE_HUES[0];
      turn += 1;
      return [node.id, isTreeHue(node.hue) ? node.hue : next];
    }),
  );
}

/** Room the whole tree takes. */
export function boundsOf({ root, sides }: TreeLayout): Rect {
  let { left, right, top, bottom }: { -readonly [K in keyof Rect]: Rect[K] } = {
    left: -root.size.width / 2,
    right: root.size.width / 2,
    top: -root.size.height / 2,
    bottom: root.size.height / 2,
  };
  for (const side of SIDES) {
    for (const { box, across, down } of sides[side]) {
      top = Math.min(top, down);
      bottom = Math.max(bottom, down + box.span);
      if (side === "right") right = Math.max(right, across + box.reach);
      else left = Math.min(left, -across - box.reach);
    }
  }
  return { left, top, right, bottom };
}

/** Where the nodes of some ids stand, in the layout as it is. Found by their parents, without a look at other branches. */
export function placeOf(layout: TreeLayout, path: readonly string[]): PlacedNode | null {
  let found: PlacedNode | null = null;
  const last = path.at(-1);
  const onPath = new Set(path);
  walkPath(layout, onPath, (node) => {
    if (node.id === last) found = node;
  });
  return found;
}

function walkPath(layout: TreeLayout, onPath: ReadonlySet<string>, visit: (node: PlacedNode) => void): void {
  const only = (list: readonly PlacedBox[]): readonly PlacedBox[] => list.filter(({ box }) => onPath.has(box.branch.node.id));
  const prune = (placed: PlacedBox): PlacedBox => ({ ...placed, box: { ...placed.box, children: only(placed.box.children).map(prune) } });
  const sides = { right: only(layout.sides.right).map(prune), left: only(layout.sides.left).map(prune) };
  walkLayout({ root: layout.root, sides }, EVERYWHERE, { node: visit });
}
