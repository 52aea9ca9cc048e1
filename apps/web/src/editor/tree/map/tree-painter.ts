import type { TreeLayout } from "../layout/layout-tree.ts";
import { LOOKS, SMALLEST_TEXT_PX, TREE_HUES, type TreeHue } from "../layout/tree-looks.ts";
import type { PlacedNode, Rect } from "../layout/walk-layout.ts";
import { type Camera, contains, type ScreenSize, seen } from "./camera.ts";
import { drawingOf } from "./edge-paths.ts";
import { drawNode, toNodeKey } from "./node-element.ts";
import css from "./tree-map.module.css";

/** Nodes are there this far round the screen, so that the map can be moved a little without a drawing. */
const AROUND_PX = 200;
const SVG = "http://www.w3.org/2000/svg";

export type Painted = {
  readonly layout: TreeLayout;
  readonly camera: Camera;
  readonly screen: ScreenSize;
  readonly activeId: string;
  /** Where it is written now, the field stands in its place. */
  readonly editingId: string | null;
  readonly isIdea: (id: string) => boolean;
  readonly found: ReadonlySet<string>;
};

export type TreePainter = {
  paint(painted: Painted): void;
  /** Moves what is drawn; draws anew only where the screen comes near what is not there. */
  look(painted: Painted): void;
  destroy(): void;
};

type PainterOptions = {
  /** Moved by the camera. */
  world: HTMLElement;
  /** In it, the nodes and lines. */
  painted: HTMLElement;
  /** Id of a node's element. */
  elementId: (id: string) => string;
  /** What is said of a node beside its text. */
  words: (node: PlacedNode) => string;
};

/** Draws a layout into `world`: an element for each node in view, and one picture with all lines. */
export function createTreePainter({ world, painted: into, elementId, words }: PainterOptions): TreePainter {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", css["lines"] ?? "");
  picture.setAttribute("aria-hidden", "true");
  const lines = new Map<TreeHue | "idea", SVGPathElement>(
    ([...TREE_HUES, "idea"] as const).map((hue) => {
      const path = document.createElementNS(SVG, "path");
      path.dataset["hue"] = hue;
      picture.append(path);
      return [hue, path];
    }),
  );
  const nodes = document.createElement("div");
  nodes.setAttribute("role", "none");
  into.replaceChildren(picture, nodes);
  const shown = new Map<string, { element: HTMLElement; key: string }>();
  let drawn: { rect: Rect; scale: number } | null = null;

  function move({ camera: { x, y, scale } }: Painted): void {
    world.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    world.style.setProperty("--scale", String(scale));
  }

  function paint(painted: Painted): void {
    const { layout, camera, screen, isIdea } = painted;
    move(painted);
    const rect = seen(camera, screen, AROUND_PX);
    drawn = { rect, scale: camera.scale };
    const drawing = drawingOf(layout, rect, isIdea);
    for (const [hue, path] of lines) {
      const d = drawing.paths.get(hue) ?? "";
      if (path.getAttribute("d") !== d) path.setAttribute("d", d);
    }
    const kept = new Set<string>();
    for (const node of drawing.nodes) {
      const isLegible = LOOKS[node.box.look].fontSize * camera.scale >= SMALLEST_TEXT_PX;
      if (!isLegible && node.depth > 0 && node.id !== painted.activeId) continue;
      kept.add(node.id);
      put(node, painted, isLegible);
    }
    for (const [id, { element }] of shown) {
      if (kept.has(id)) continue;
      element.remove();
      shown.delete(id);
    }
  }

  function put(node: PlacedNode, painted: Painted, isLegible: boolean): void {
    const { id } = node;
    const state = {
      isActive: id === painted.activeId,
      isEditing: id === painted.editingId,
      isIdea: painted.isIdea(id),
      isFound: painted.found.has(id),
      isLegible,
      words: words(node),
    };
    const key = toNodeKey(node, state);
    const old = shown.get(id);
    if (old?.key === key) return;
    const element = old?.element ?? document.createElement("div");
    element.id = elementId(id);
    drawNode(element, node, state);
    if (old === undefined) nodes.append(element);
    shown.set(id, { element, key });
  }

  return {
    paint,
    look(painted) {
      const view = seen(painted.camera, painted.screen, 0);
      if (drawn === null || drawn.scale !== painted.camera.scale || !contains(drawn.rect, view)) paint(painted);
      else move(painted);
    },
    destroy: () => into.replaceChildren(),
  };
}
