import type { DOMOutputSpec, NodeSpec } from "prosemirror-model";
import { attributesToDom, type DomAttributes, flag, number, type ReadableElement, readAttributes, text } from "./dom-attributes.ts";

/** How a block of text stands on its lines; null = as the style says. */
export const TEXT_ALIGNMENTS = ["left", "center", "right", "justify"] as const;
export type TextAlignment = (typeof TEXT_ALIGNMENTS)[number];

/** States of a section that is being written. null = nobody writes it: it is empty or done by what it holds. */
export const SECTION_STATES = ["queued", "writing", "done", "failed", "stopped"] as const;
export type SectionState = (typeof SECTION_STATES)[number];

/** Paragraphs with a part to play; others are body text. */
export const PARAGRAPH_KINDS = ["abstract", "keywords", "source"] as const;
export const TABLE_KINDS = ["grid", "three-line"] as const;

export const HEADING_LEVELS_MAX = 6;

const paragraphAttributes: DomAttributes = {
  align: text("align", TEXT_ALIGNMENTS),
  noIndent: flag("no-indent"),
  kind: text("kind", PARAGRAPH_KINDS),
};
const headingAttributes: DomAttributes = {
  id: text("id"),
  status: text("status", SECTION_STATES),
  target: number("target", 0, 1_000_000),
  locked: flag("locked"),
  unnumbered: flag("unnumbered"),
  points: text("points"),
  /** Ids of the sources a section is written from, with commas between them; "-" = none, absent = all of the text. */
  sourceIds: text("sources"),
  generationId: text("generation"),
};
const tableAttributes: DomAttributes = {
  id: text("id"),
  kind: text("kind", TABLE_KINDS),
  caption: text("caption"),
  source: text("source"),
};
const chartAttributes: DomAttributes = {
  id: text("id"),
  tableId: text("table"),
  kind: text("kind"),
  /** The look of the chart (`@tangleaf/table/chart`) as JSON; its figures stand in the table. */
  option: text("option"),
  /** Its table is hidden behind it. */
  folded: flag("folded"),
  caption: text("caption"),
  source: text("source"),
  width: number("width", 1, 100),
};
const figureAttributes: DomAttributes = {
  id: text("id"),
  blobId: text("blob"),
  alt: text("alt"),
  width: number("width", 1, 100),
  caption: text("caption"),
  source: text("source"),
};
const mathBlockAttributes: DomAttributes = { id: text("id"), latex: text("latex"), numbered: flag("numbered") };
const mathInlineAttributes: DomAttributes = { latex: text("latex") };
const footnoteAttributes: DomAttributes = { id: text("id") };
const citationAttributes: DomAttributes = { refIds: text("refs"), locator: text("locator") };
const crossRefAttributes: DomAttributes = { targetId: text("target"), kind: text("kind") };
const codeAttributes: DomAttributes = { language: text("language") };

/** A node without content, written as one element with its attributes as data. */
function atom(name: string, tag: string, attributes: DomAttributes, spec: NodeSpec): NodeSpec {
  return {
    atom: true,
    ...spec,
    attrs: defaultsOf(attributes),
    parseDOM: [{ tag: `${tag}[data-node="${name}"]`, getAttrs: readAttributes(attributes) }],
    toDOM: (node): DOMOutputSpec => [tag, { "data-node": name, ...attributesToDom(attributes, node.attrs) }],
  };
}

function defaultsOf(attributes: DomAttributes): NonNullable<NodeSpec["attrs"]> {
  return Object.fromEntries(Object.keys(attributes).map((name) => [name, { default: null }]));
}

/** Widths of a merged cell: whole numbers of columns or rows. Anything else would make the table unreadable for its editor. */
const CELL_SPAN_MAX = 200;

function readSpan(element: ReadableElement, name: string): number {
  const value = Number(element.getAttribute(name) ?? 1);
  return Number.isInteger(value) && value >= 1 && value <= CELL_SPAN_MAX ? value : 1;
}

function readAlign(element: ReadableElement): TextAlignment | null {
  const align = /text-align:\s*([a-z]+)/.exec(element.getAttribute("style") ?? "")?.[1];
  return TEXT_ALIGNMENTS.find((one) => one === align) ?? null;
}

/**
 * `widths`: of the columns a cell covers, in pixels: `120,80`, 0 = as wide as it needs. Not named `colwidth`, which the table
 * library would read as a list of numbers.
 */
function cell(tag: "td" | "th"): NodeSpec {
  return {
    content: "cellBlock+",
    isolating: true,
    attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, widths: { default: null }, align: { default: null } },
    parseDOM: [
      {
        tag,
        getAttrs: (element: ReadableElement) => ({
          colspan: readSpan(element, "colspan"),
          rowspan: readSpan(element, "rowspan"),
          widths: element.getAttribute("data-widths"),
          align: readAlign(element),
        }),
      },
    ],
    toDOM: ({ attrs }) => [
      tag,
      {
        ...(attrs["colspan"] === 1 ? {} : { colspan: String(attrs["colspan"]) }),
        ...(attrs["rowspan"] === 1 ? {} : { rowspan: String(attrs["rowspan"]) }),
        ...(attrs["widths"] === null ? {} : { "data-widths": String(attrs["widths"]) }),
        ...(attrs["align"] === null ? {} : { style: `text-align:${attrs["align"]}` }),
      },
      0,
    ],
  };
}

/**
 * The nodes of a document ([034](../../../../docs/decisions/034-the-document.md)). The document is flat: sections are not nodes,
 * they begin at headings. Attributes are scalars, and null ones are not stored: an object would be written anew at every touch
 * of its node. Groups: `block` may stand in the document, `flow` in list items and quotes, `cellBlock` in table cells;
 * `list` tells an editor which blocks are lists.
 */
export const nodeSpecs = {
  doc: { content: "block+" },
  paragraph: {
    group: "block flow cellBlock",
    content: "inline*",
    attrs: defaultsOf(paragraphAttributes),
    parseDOM: [{ tag: "p", getAttrs: readAttributes(paragraphAttributes) }],
    toDOM: (node) => ["p", attributesToDom(paragraphAttributes, node.attrs), 0],
  },
  heading: {
    group: "block",
    content: "text*",
    defining: true,
    attrs: { level: { default: 1 }, ...defaultsOf(headingAttributes) },
    parseDOM: Array.from({ length: HEADING_LEVELS_MAX }, (_, index) => ({
      tag: `h${index + 1}`,
      getAttrs: (element: ReadableElement) => ({ ...readAttributes(headingAttributes)(element), level: index + 1 }),
    })),
    toDOM: (node) => [`h${node.attrs["level"]}`, attributesToDom(headingAttributes, node.attrs), 0],
  },
  bulletList: {
    group: "block flow cellBlock list",
    content: "listItem+",
    parseDOM: [{ tag: "ul" }],
    toDOM: () => ["ul", 0],
  },
  orderedList: {
    group: "block flow cellBlock list",
    content: "listItem+",
    attrs: { start: { default: 1 } },
    parseDOM: [{ tag: "ol", getAttrs: (element: ReadableElement) => ({ start: readStart(element) }) }],
    toDOM: ({ attrs }) => ["ol", attrs["start"] === 1 ? {} : { start: String(attrs["start"]) }, 0],
  },
  listItem: {
    content: "paragraph flow*",
    defining: true,
    parseDOM: [{ tag: "li" }],
    toDOM: () => ["li", 0],
  },
  blockquote: {
    group: "block flow",
    content: "flow+",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  codeBlock: {
    group: "block flow cellBlock",
    content: "text*",
    marks: "",
    code: true,
    defining: true,
    attrs: defaultsOf(codeAttributes),
    parseDOM: [{ tag: "pre", preserveWhitespace: "full", getAttrs: readAttributes(codeAttributes) }],
    toDOM: (node) => ["pre", attributesToDom(codeAttributes, node.attrs), ["code", 0]],
  },
  table: {
    group: "block",
    content: "tableRow+",
    tableRole: "table",
    isolating: true,
    attrs: defaultsOf(tableAttributes),
    parseDOM: [{ tag: "table", getAttrs: readAttributes(tableAttributes) }],
    toDOM: (node) => ["table", attributesToDom(tableAttributes, node.attrs), ["tbody", 0]],
  },
  tableRow: {
    content: "(tableCell | tableHeader)*",
    tableRole: "row",
    parseDOM: [{ tag: "tr" }],
    toDOM: () => ["tr", 0],
  },
  tableCell: { ...cell("td"), tableRole: "cell" },
  tableHeader: { ...cell("th"), tableRole: "header_cell" },
  figure: atom("figure", "figure", figureAttributes, { group: "block flow cellBlock", draggable: true }),
  chart: atom("chart", "figure", chartAttributes, { group: "block", draggable: true }),
  mathBlock: atom("mathBlock", "div", mathBlockAttributes, { group: "block flow cellBlock" }),
  horizontalRule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
  pageBreak: atom("pageBreak", "div", {}, { group: "block" }),
  text: { group: "inline" },
  hardBreak: { group: "inline", inline: true, selectable: false, parseDOM: [{ tag: "br" }], toDOM: () => ["br"] },
  mathInline: atom("mathInline", "span", mathInlineAttributes, { group: "inline", inline: true }),
  footnote: atom("footnote", "span", footnoteAttributes, { group: "inline", inline: true }),
  citation: atom("citation", "span", citationAttributes, { group: "inline", inline: true }),
  crossRef: atom("crossRef", "span", crossRefAttributes, { group: "inline", inline: true }),
} as const satisfies Readonly<Record<string, NodeSpec>>;

export type NodeName = keyof typeof nodeSpecs;

function readStart(element: ReadableElement): number {
  const start = Number(element.getAttribute("start") ?? 1);
  return Number.isInteger(start) && start >= 0 && start < 1_000_000 ? start : 1;
}
