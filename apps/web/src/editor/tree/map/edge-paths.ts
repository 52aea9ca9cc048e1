import type { TreeLayout } from "../layout/layout-tree.ts";
import { LOOKS, type TreeHue } from "../layout/tree-looks.ts";
import { type PlacedEdge, type PlacedNode, type Rect, walkLayout } from "../layout/walk-layout.ts";

/** A curve that leaves and arrives level. */
export function edgePath({ from, to }: PlacedEdge): string {
  const middle = round((from.x + to.x) / 2);
  return `M${round(from.x)} ${round(from.y)}C${middle} ${round(from.y)} ${middle} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
}

/** The line under a node of the lower levels. */
export function underline({ box, left, middle }: PlacedNode): string {
  if (!LOOKS[box.look].underlined) return "";
  return `M${round(left)} ${round(middle + box.size.height / 2)}h${round(box.size.width)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

export type Drawing = { readonly nodes: readonly PlacedNode[]; readonly paths: ReadonlyMap<TreeHue | "idea", string> };

/** The nodes in view, and all lines in view as one path a colour. */
export function drawingOf(layout: TreeLayout, within: Rect, isIdea: (id: string) => boolean): Drawing {
  const nodes: PlacedNode[] = [];
  const parts = new Map<TreeHue | "idea", string[]>();
  const put = (hue: TreeHue | "idea", path: string): void => {
    const list = parts.get(hue);
    if (list === undefined) parts.set(hue, [path]);
    else list.push(path);
  };
  walkLayout(layout, within, {
    node(node) {
      nodes.push(node);
      const line = isIdea(node.id) ? "" : underline(node);
      if (line !== "") put(node.hue, line);
    },
    edge: (edge) => put(isIdea(edge.id) ? "idea" : edge.hue, edgePath(edge)),
  });
  return { nodes, paths: new Map([...parts].map(([hue, list]) => [hue, list.join("")])) };
}
