import { orderBetween, type TreeNode, writeTreeNode } from "@tangleaf/document/tree";
import type * as Y from "yjs";

type Place = {
  readonly parentId: string;
  /** Children of the parent in their order, without the node that is moved. */
  readonly children: readonly TreeNode[];
  /** The child it stands before; null = behind all. */
  readonly before: string | null;
};

/** Finds the order of a node at a place; where the orders there give no room, the children get new ones. */
export function makeOrder(stored: Y.Map<unknown>, { parentId, children, before }: Place): string {
  const found = children.findIndex(({ id }) => id === before);
  const at = found === -1 ? children.length : found;
  const last = children[at - 1]?.order ?? null;
  const next = children[at]?.order ?? null;
  if (last === null || next === null || last < next) {
    if (next !== null || children.every(({ order }) => last === null || order <= last)) return orderBetween(last, next);
  }
  let order: string | null = null;
  let free = "";
  for (const [index, node] of children.entries()) {
    if (index === at) {
      order = orderBetween(order, null);
      free = order;
    }
    order = orderBetween(order, null);
    writeTreeNode(stored, { ...node, parentId, order });
  }
  return free === "" ? orderBetween(order, null) : free;
}
