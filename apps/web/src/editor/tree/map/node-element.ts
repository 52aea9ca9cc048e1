import { countBelow } from "../find-in-tree.ts";
import { signsOf } from "../layout/node-signs.ts";
import type { PlacedNode } from "../layout/walk-layout.ts";
import css from "./tree-map.module.css";

/** How a node is shown now. */
export type NodeState = {
  readonly isActive: boolean;
  /** It is being written: the field stands in its place. */
  readonly isEditing: boolean;
  readonly isIdea: boolean;
  readonly isFound: boolean;
  /** Its words are large enough to be read. */
  readonly isLegible: boolean;
  /** What is said of it beside its text. */
  readonly words: string;
};

/** Builds a key from everything the element of a node shows; with the same key it looks the same. */
export function toNodeKey(node: PlacedNode, state: NodeState): string {
  const { left, side, hue, depth, position, siblings } = node;
  const { branch, size } = node.box;
  const { before, behind } = signsOf(branch.node);
  const flags = `${state.isActive ? "a" : ""}${state.isEditing ? "e" : ""}${state.isIdea ? "i" : ""}${state.isFound ? "f" : ""}${state.isLegible ? "" : "s"}`;
  return [
    branch.node.text,
    before,
    behind,
    left,
    getTop(node),
    size.width,
    depth,
    position,
    siblings,
    side,
    hue,
    flags,
    state.words,
    branch.children.length,
    branch.node.fold,
  ].join("\u0001");
}

/** Draws a node into its element. */
export function drawNode(element: HTMLElement, node: PlacedNode, state: NodeState): void {
  const { box, left, side, hue, depth, position, siblings } = node;
  const { branch, size } = box;
  const { before, behind } = signsOf(branch.node);
  const below = branch.children.length;
  element.className = css["node"] ?? "";
  element.dataset["id"] = node.id;
  element.dataset["look"] = String(box.look);
  element.dataset["hue"] = hue;
  element.dataset["side"] = side ?? "";
  setFlag(element, "active", state.isActive);
  setFlag(element, "editing", state.isEditing);
  setFlag(element, "idea", state.isIdea);
  setFlag(element, "found", state.isFound);
  element.role = "treeitem";
  element.ariaLevel = String(depth + 1);
  element.ariaPosInSet = String(position);
  element.ariaSetSize = String(siblings);
  element.ariaSelected = String(state.isActive);
  element.ariaExpanded = below === 0 ? null : String(branch.node.fold !== 1);
  element.ariaLabel = [branch.node.text, state.words].filter((part) => part !== "").join(" · ");
  element.style.transform = `translate(${left}px, ${getTop(node)}px)`;
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
}

function getTop({ middle, box }: PlacedNode): number {
  return middle - box.size.height / 2;
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
