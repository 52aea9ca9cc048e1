import type * as Y from "yjs";
import { isOrder } from "./order-between.ts";
import type { TreeNode, TreeNodeDetails } from "./tree-node.ts";

/**
 * A tree in Yjs: three keys a node, so that a move, a new text and anything else of one node never replace each other. `id/p` is
 * [parentId, order], `id/t` the text, `id/x` the rest. Names are part of every stored tree: they never change.
 */
export type StoredTree = Y.Map<unknown>;

/** All nodes that have a place and a text. A removed node somebody moved meanwhile has no text: it stays removed. */
export function readTreeNodes(stored: StoredTree): TreeNode[] {
  const nodes: TreeNode[] = [];
  for (const key of stored.keys()) {
    const node = key.endsWith("/p") ? readTreeNode(stored, key.slice(0, -2)) : null;
    if (node !== null) nodes.push(node);
  }
  return nodes;
}

/** One node; null: it has no place or no text. */
export function readTreeNode(stored: StoredTree, id: string): TreeNode | null {
  const place = stored.get(`${id}/p`);
  const text = stored.get(`${id}/t`);
  if (!Array.isArray(place) || typeof text !== "string") return null;
  const [parentId, order] = place as unknown[];
  const isPlace = (parentId === null || typeof parentId === "string") && typeof order === "string" && isOrder(order);
  return isPlace ? { ...readDetails(stored.get(`${id}/x`)), id, parentId, order, text } : null;
}

/** Writes a node; what is the same already is not touched. */
export function writeTreeNode(stored: StoredTree, { id, parentId, order, text, ...details }: TreeNode): void {
  const place = stored.get(`${id}/p`);
  if (!Array.isArray(place) || place[0] !== parentId || place[1] !== order) stored.set(`${id}/p`, [parentId, order]);
  if (stored.get(`${id}/t`) !== text) stored.set(`${id}/t`, text);
  const rest = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
  if (Object.keys(rest).length === 0) stored.delete(`${id}/x`);
  else if (JSON.stringify(readDetails(stored.get(`${id}/x`))) !== JSON.stringify(readDetails(rest))) stored.set(`${id}/x`, rest);
}

/** Removes nodes. Those below them are the caller's to name: a move out of them made elsewhere meanwhile is kept. */
export function removeTreeNodes(stored: StoredTree, ids: Iterable<string>): void {
  for (const id of ids) for (const part of ["p", "t", "x"]) stored.delete(`${id}/${part}`);
}

const TEXTS = ["note", "hue", "mark", "link"] as const;

function readDetails(stored: unknown): TreeNodeDetails {
  if (typeof stored !== "object" || stored === null) return {};
  const value = stored as Readonly<Record<string, unknown>>;
  const texts = TEXTS.flatMap((name) => (typeof value[name] === "string" ? [[name, value[name]]] : []));
  const side = value["side"];
  return {
    ...Object.fromEntries(texts),
    ...(side === "left" || side === "right" ? { side } : {}),
    ...(value["fold"] === 1 ? { fold: 1 as const } : {}),
  };
}
