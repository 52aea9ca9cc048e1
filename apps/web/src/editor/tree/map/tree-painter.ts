import { countBelow } from "../find-in-tree.ts";
import type { TreeLayout } from "../layout/layout-tree.ts";
import { signsOf } from "../layout/node-signs.ts";
import { LOOKS, SMALLEST_TEXT_PX, TREE_HUES, type TreeHue } from "../layout/tree-looks.ts";
import type { PlacedNode, Rect } from "../layout/walk-layout.ts";
import { type Camera, contains, type ScreenSize, seen } from "./camera.ts";
import { drawingOf } from "./edge-paths.ts";
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
    const { box, id, left, middle, side, hue, depth, position, siblings } = node;
    const { branch, size } = box;
    const active = id === painted.activeId;
    const idea = painted.isIdea(id);
    const said = words(node);
    const top = middle - size.height / 2;
    const { before, behind } = signsOf(branch.node);
    const state = `${active ? "a" : ""}${id === painted.editingId ? "e" : ""}${idea ? "i" : ""}${painted.found.has(id) ? "f" : ""}${isLegible ? "" : "s"}`;
    const below = branch.children.length;
    const key = [
      branch.node.text,
      before,
      behind,
      left,
      top,
      size.width,
      depth,
      position,
      siblings,
      side,
      hue,
      state,
      said,
      below,
      branch.node.fold,
    ].join("\u0001");
    const old = shown.get(id);
    if (old?.key === key) return;
    const element = old?.element ?? document.createElement("div");
    element.className = css["node"] ?? "";
    element.id = elementId(id);
    element.dataset["id"] = id;
    element.dataset["look"] = String(box.look);
    element.dataset["hue"] = hue;
    element.dataset["side"] = side ?? "";
    setFlag(element, "active", active);
    setFlag(element, "editing", id === painted.editingId);
    setFlag(element, "idea", idea);
    setFlag(element, "found", painted.found.has(id));
    element.role = "treeitem";
    element.ariaLevel = String(depth + 1);
    element.ariaPosInSet = String(position);
    element.ariaSetSize = String(siblings);
    element.ariaSelected = String(active);
    element.ariaExpanded = below === 0 ? null : String(branch.node.fold !== 1);
    element.ariaLabel = [branch.node.text, said].filter((part) => part !== "").join(" · ");
    element.style.transform = `translate(${left}px, ${top}px)`;
    element.style.width = `${size.width}px`;
    element.style.height = `${size.height}px`;
    const parts: Node[] = [];
    if (before !== "") parts.push(span("sign", before));
    const text = span("text", "");
    text.append(...linesOf(branch.node.text, size.lines).map((line) => span("line", line)));
    parts.push(text);
    if (behind !== "") parts.push(span("sign", behind));
    if (below > 0 && depth > 0) {
      // No text of the node: it is not what the node is called.
      const fold = span("fold", "");
      fold.dataset["says"] = branch.node.fold === 1 ? String(countBelow(branch)) : "−";
      fold.dataset["fold"] = branch.node.fold === 1 ? "1" : "0";
      parts.push(fold);
    }
    element.replaceChildren(...parts);
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

/** The lines of a text with the blank each was broken at: read one after the other they are the text again, as its name is. */
function linesOf(text: string, lines: readonly string[]): readonly string[] {
  let at = 0;
  return lines.map((line) => {
    at = text.indexOf(line, at) + line.length;
    return /\s/.test(text.charAt(at)) ? `${line} ` : line;
  });
}

function setFlag(element: HTMLElement, name: string, on: boolean): void {
  if (on) element.dataset[name] = "";
  else delete element.dataset[name];
}

function span(name: string, text: string): HTMLSpanElement {
  const element = document.createElement("span");
  element.className = css[name] ?? "";
  element.textContent = text;
  return element;
}
