import type { TreeLayout } from "../layout/layout-tree.ts";
import { EVERYWHERE, type PlacedNode, walkLayout } from "../layout/walk-layout.ts";

export type Way = "up" | "down" | "left" | "right";

/** The node an arrow leads to from another, as they stand on the map; null: there is none. */
export function nodeTowards(layout: TreeLayout, id: string, way: Way): string | null {
  const nodes: PlacedNode[] = [];
  walkLayout(layout, EVERYWHERE, { node: (node) => nodes.push(node) });
  const here = nodes.find((node) => node.id === id);
  if (here === undefined) return null;
  if (way === "left" || way === "right") return across(nodes, here, way);
  const sign = way === "down" ? 1 : -1;
  const beyond = nodes.filter((node) => node.id !== id && node.side === here.side && (node.middle - here.middle) * sign > 0);
  const level = beyond.filter((node) => node.depth === here.depth);
  // Of the same level first; where there is none, whatever is next.
  return nearest(level.length > 0 ? level : beyond, here)?.id ?? null;
}

function across(nodes: readonly PlacedNode[], here: PlacedNode, way: "left" | "right"): string | null {
  if (here.side !== null && here.side !== way) return here.parentId;
  const below = nodes.filter((node) => node.parentId === here.id && node.side === way);
  return nearest(below, here)?.id ?? null;
}

function nearest(nodes: readonly PlacedNode[], here: PlacedNode): PlacedNode | undefined {
  const distance = (node: PlacedNode) => Math.abs(node.middle - here.middle);
  return nodes.reduce<PlacedNode | undefined>(
    (best, node) => (best === undefined || distance(node) < distance(best) ? node : best),
    undefined,
  );
}
