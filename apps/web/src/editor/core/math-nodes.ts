import { Node } from "@tiptap/core";
import { fillMath } from "../stream/fill-math.ts";

const attributes = () => ({
  tex: { default: "", parseHTML: (element: HTMLElement) => element.dataset["tex"] ?? "", renderHTML: () => ({}) },
  display: { default: false, parseHTML: (element: HTMLElement) => element.dataset["display"] === "true", renderHTML: () => ({}) },
});

/** A formula inside a line: one unit to the caret, its TeX kept word for word. */
export const MathInline = Node.create({
  name: "mathInline",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: "span.math" }],
  renderHTML: ({ node }) => ["span", mathAttributes(node.attrs["tex"], node.attrs["display"]), String(node.attrs["tex"])],
  addNodeView() {
    return ({ node }) => ({ dom: mathElement("span", String(node.attrs["tex"]), node.attrs["display"] === true) });
  },
});

/** A formula on its own line. */
export const MathBlock = Node.create({
  name: "mathBlock",
  group: "block",
  atom: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: "div.math" }],
  renderHTML: ({ node }) => ["div", mathAttributes(node.attrs["tex"], true), String(node.attrs["tex"])],
  addNodeView() {
    return ({ node }) => ({ dom: mathElement("div", String(node.attrs["tex"]), true) });
  },
});

function mathAttributes(tex: unknown, display: unknown): Record<string, string> {
  return { class: "math", "data-tex": String(tex), "data-display": String(display === true) };
}

function mathElement(tag: "span" | "div", tex: string, display: boolean): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(mathAttributes(tex, display))) element.setAttribute(name, value);
  element.textContent = tex;
  const holder = document.createElement(tag);
  holder.append(element);
  fillMath(holder);
  return holder;
}
