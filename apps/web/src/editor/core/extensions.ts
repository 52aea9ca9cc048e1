import { Extension, Node } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import { imeSpan } from "prosemirror-safari-ime-span";
import { fillMathWhenNear } from "../stream/fill-math.ts";
import { LinkPaste } from "./find-addresses.ts";
import { MarkedRange } from "./marked-range.ts";
import { QuantityCells } from "./quantity-cells.ts";
import { Table, TableCell, TableHeader, TableRow } from "./table-nodes.ts";

/** Safari drops the first composed character at some block edges without it. */
const SafariIme = Extension.create({ name: "safariIme", addProseMirrorPlugins: () => [imeSpan] });

const attributes = () => ({
  tex: { default: "", parseHTML: (element: HTMLElement) => element.dataset["tex"] ?? "", renderHTML: () => ({}) },
  display: { default: false, parseHTML: (element: HTMLElement) => element.dataset["display"] === "true", renderHTML: () => ({}) },
});

/** A formula inside a line: one unit to the caret, its TeX kept word for word. */
const MathInline = Node.create({
  name: "mathInline",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: "span.math" }],
  renderHTML: ({ node }) => ["span", mathAttributes(node.attrs["tex"], node.attrs["display"]), String(node.attrs["tex"])],
  addNodeView() {
    return ({ node }) => mathView("span", String(node.attrs["tex"]), node.attrs["display"] === true);
  },
});

/** A formula on its own line. */
const MathBlock = Node.create({
  name: "mathBlock",
  group: "block",
  atom: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: "div.math" }],
  renderHTML: ({ node }) => ["div", mathAttributes(node.attrs["tex"], true), String(node.attrs["tex"])],
  addNodeView() {
    return ({ node }) => mathView("div", String(node.attrs["tex"]), true);
  },
});

function mathAttributes(tex: unknown, display: unknown): Record<string, string> {
  return { class: "math", "data-tex": String(tex), "data-display": String(display === true) };
}

function mathView(tag: "span" | "div", tex: string, display: boolean): { dom: HTMLElement; destroy: () => void } {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(mathAttributes(tex, display))) element.setAttribute(name, value);
  element.textContent = tex;
  const holder = document.createElement(tag);
  holder.append(element);
  return { dom: holder, destroy: fillMathWhenNear(holder) };
}

/** What the paper can hold: exactly what our Markdown can say. */
export const extensions = [
  StarterKit.configure({
    underline: false,
    trailingNode: false,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: { openOnClick: false, autolink: false, linkOnPaste: false, shouldAutoLink: () => false, protocols: ["http", "https", "mailto"] },
  }),
  Table,
  TableRow,
  TableHeader,
  TableCell,
  QuantityCells,
  LinkPaste,
  MathInline,
  MathBlock,
  MarkedRange,
  SafariIme,
];
