import type { TreeBranch } from "@tangleaf/document/tree";
import { branchesIn } from "../find-in-tree.ts";
import type { PlacedNode } from "../layout/walk-layout.ts";
import type { TreePlace } from "../tree-editing.ts";
import { placeBelow, placeBeside } from "../tree-moves.ts";

export type DropTarget = { readonly over: PlacedNode; readonly where: "before" | "under" | "after"; readonly place: TreePlace };

/** Nodes further away than this from where a branch is held are no place for it. */
const REACH = 60;
/** The upper and the lower part of a node stand for before and behind it. */
const EDGE_PART = 0.3;

/** Where a branch that is held at a place of the map would go; null: nowhere. */
export function dropTarget(
  root: TreeBranch,
  held: TreeBranch,
  nodes: readonly PlacedNode[],
  at: { x: number; y: number },
): DropTarget | null {
  const own = new Set([...branchesIn(held)].map(({ node }) => node.id));
  let best: { node: PlacedNode; distance: number } | null = null;
  for (const node of nodes) {
    if (own.has(node.id)) continue;
    const { width, height } = node.box.size;
    const dx = Math.max(node.left - at.x, at.x - node.left - width, 0);
    const dy = Math.max(Math.abs(at.y - node.middle) - height / 2, 0);
    const distance = Math.hypot(dx, dy);
    if (distance <= REACH && (best === null || distance < best.distance)) best = { node, distance };
  }
  if (best === null) return null;
  const { node } = best;
  const part = (at.y - node.middle) / node.box.size.height + 1 / 2;
  const where = node.depth === 0 ? "under" : part < EDGE_PART ? "before" : part > 1 - EDGE_PART ? "after" : "under";
  if (where === "under") {
    const side = at.x < 0 ? "left" : "right";
    return { over: node, where, place: node.depth === 0 ? { parentId: node.id, before: null, side } : placeBelow(root, node.id) };
  }
  const place = placeBeside(root, node.id, where);
  return place === null ? null : { over: node, where, place };
}
