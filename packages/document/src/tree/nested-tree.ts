import { orderBetween } from "./order-between.ts";
import { TREE_ROOT_ID } from "./tree-document.ts";
import type { TreeBranch, TreeNode } from "./tree-node.ts";

/** A tree as programs and files hand it over: each node with those below it. */
export type NestedNode = {
  /** Left out, or there twice: a new node. */
  readonly id?: string | undefined;
  readonly text: string;
  readonly note?: string | undefined;
  readonly side?: "left" | "right" | undefined;
  readonly fold?: boolean | undefined;
  readonly hue?: string | undefined;
  readonly mark?: string | undefined;
  readonly link?: string | undefined;
  readonly kids?: readonly NestedNode[] | undefined;
};

const DETAILS = ["note", "side", "hue", "mark", "link"] as const;

/** The same as it is made here: its own to change. */
export type NestedTree = Omit<NestedNode, "kids"> & { kids?: NestedTree[] | undefined };

export function nestedOf({ node, children }: TreeBranch): NestedTree {
  return {
    id: node.id,
    text: node.text,
    ...Object.fromEntries(DETAILS.flatMap((name) => (node[name] === undefined ? [] : [[name, node[name]]]))),
    ...(node.fold === 1 ? { fold: true } : {}),
    ...(children.length === 0 ? {} : { kids: children.map(nestedOf) }),
  };
}

/**
 * The nodes of a nested tree, whose root is the tree's own. `present`: nodes that are there already keep their place as long as they
 * stand in the same order below the same parent, so that nothing is moved that nobody moved.
 */
export function nodesOf(nested: NestedNode, newId: () => string, present: readonly TreeNode[] = []): TreeNode[] {
  const known = new Map(present.map((node) => [node.id, node]));
  const seen = new Set([TREE_ROOT_ID]);
  const idOf = ({ id }: NestedNode): string => {
    const own = id === undefined || id === "" || seen.has(id) ? newId() : id;
    seen.add(own);
    return own;
  };
  const root: TreeNode = { ...detailsOf(nested), id: TREE_ROOT_ID, parentId: null, order: known.get(TREE_ROOT_ID)?.order ?? "a0" };
  const nodes = [root];
  const waiting = [{ kids: nested.kids ?? [], parentId: root.id }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { kids, parentId } = next;
    const ids = kids.map(idOf);
    const orders = ordersOf(ids.map((id) => (known.get(id)?.parentId === parentId ? (known.get(id)?.order ?? null) : null)));
    for (const [index, kid] of kids.entries()) {
      const id = ids[index] ?? newId();
      nodes.push({ ...detailsOf(kid), id, parentId, order: orders[index] ?? orderBetween(null, null) });
      if (kid.kids !== undefined && kid.kids.length > 0) waiting.push({ kids: kid.kids, parentId: id });
    }
  }
  return nodes;
}

function detailsOf({ text, fold, ...rest }: NestedNode): Omit<TreeNode, "id" | "parentId" | "order"> {
  const details = Object.fromEntries(
    DETAILS.flatMap((name) => (rest[name] === undefined || rest[name] === "" ? [] : [[name, rest[name]]])),
  );
  return { text, ...details, ...(fold === true ? { fold: 1 as const } : {}) };
}

/** Order keys that rise: of those that are there as many as can stay, the others between their neighbours. */
function ordersOf(present: readonly (string | null)[]): string[] {
  const stays = longestRising(present);
  const orders: (string | null)[] = present.map((order, index) => (stays.has(index) ? order : null));
  let before: string | null = null;
  return orders.map((order, index) => {
    before = order ?? orderBetween(before, orders.slice(index + 1).find((one) => one !== null) ?? null);
    return before;
  });
}

/** Places of a longest run of keys that rises, by patience sorting. */
function longestRising(keys: readonly (string | null)[]): ReadonlySet<number> {
  const piles: number[] = [];
  const previous = new Map<number, number>();
  for (const [index, key] of keys.entries()) {
    if (key === null) continue;
    let low = 0;
    let high = piles.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((keys[piles[middle] ?? 0] ?? "") < key) low = middle + 1;
      else high = middle;
    }
    const below = piles[low - 1];
    if (below !== undefined) previous.set(index, below);
    piles[low] = index;
  }
  const kept = new Set<number>();
  for (let at = piles.at(-1); at !== undefined; at = previous.get(at)) kept.add(at);
  return kept;
}
