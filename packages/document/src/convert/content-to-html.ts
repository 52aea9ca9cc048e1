import type { DocumentContent, MarkJson, NodeJson } from "../model/document-content.ts";
import { safeHref, TEXT_COLORS } from "../model/mark-specs.ts";
import { HEADING_LEVELS_MAX, TEXT_ALIGNMENTS } from "../model/node-specs.ts";
import { type DocumentNumbering, numberDocument, sayCrossReference } from "./number-document.ts";
import { usualAlignments } from "./table-alignment.ts";

export type HtmlOptions = {
  /** Numbers to show; those of the content itself by default. */
  readonly numbering?: DocumentNumbering;
  /** The address of a picture (https, blob, or data with an image type), or null: then its words are shown. */
  readonly images?: (blobId: string) => string | null;
  /** The address of a chart's picture. */
  readonly charts?: (node: NodeJson) => string | null;
  /** What stands for a citation: [1]. */
  readonly citation?: (node: NodeJson) => string;
  /** A formula as MathML, which browsers draw themselves; null = shown as its LaTeX. Taken as it is: it must be free of what runs. */
  readonly formula?: (latex: string, isBlock: boolean) => string | null;
};

type Context = Required<HtmlOptions> & { readonly headingShift: number /** Cells of quantities. */; readonly right: Set<NodeJson> };

/**
 * A document as HTML: semantic elements, everything escaped, links to http, https and mailto only, nothing that runs. A formula
 * without MathML is `<span class="math" data-latex>` around its LaTeX, for whoever draws it. The title is the only `h1`; footnotes
 * are at the end.
 */
export function contentToHtml(content: DocumentContent, options: HtmlOptions = {}): string {
  const context: Context = {
    numbering: options.numbering ?? numberDocument(content),
    images: options.images ?? (() => null),
    charts: options.charts ?? (() => null),
    citation: options.citation ?? (() => ""),
    formula: options.formula ?? (() => null),
    headingShift: content.title === "" ? 0 : 1,
    right: new Set(),
  };
  const title = content.title === "" ? "" : `<h1>${escapeHtml(content.title)}</h1>\n`;
  return `${title}${writeNodes(content.blocks, context, "\n")}${writeFootnotes(content, context)}`;
}

/** The same as a whole file that needs nothing beside it. */
export function contentToHtmlPage(content: DocumentContent, options: HtmlOptions = {}): string {
  const language = content.settings.language === "en" ? "en" : "zh-CN";
  const indent =
    language === "zh-CN" && content.settings.noIndent !== 1 ? "p{text-indent:2em}li p,td p,th p,blockquote p{text-indent:0}" : "";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(content.title)}</title>
<style>${STYLE}${indent}</style>
</head>
<body>
${contentToHtml(content, options)}
</body>
</html>
`;
}

const STYLE = [
  "body{max-width:44em;margin:2em auto;padding:0 1em;line-height:1.75;color:#222;background:#fff}",
  "table{border-collapse:collapse;margin:1em auto}td,th{border:1px solid #888;padding:.25em .6em}",
  "table.three-line{border-top:2px solid;border-bottom:2px solid}table.three-line td,table.three-line th{border:0}",
  "table.three-line tr:first-child>*{border-bottom:1px solid}td p,th p{margin:0}",
  "figure{margin:1em 0;text-align:center}img{max-width:100%}caption,figcaption,.source{font-size:.9em;text-align:center}",
  "pre{overflow:auto;padding:.75em;background:#f5f5f5}blockquote{margin-left:0;padding-left:1em;border-left:3px solid #ccc}",
  "div.math{display:flex;align-items:center;margin:1em 0}div.math>.math{flex:1;text-align:center;overflow:auto}.align-left{text-align:left}.align-center{text-align:center}",
  ".align-right{text-align:right}.align-justify{text-align:justify}p.no-indent,p.align-center,p.align-right{text-indent:0}",
  ".color-red{color:#c0392b}.color-orange{color:#c8600a}.color-amber{color:#946200}.color-leaf{color:#3c7a2c}",
  ".color-blue{color:#1f5fa8}.color-grey{color:#6b6b6b}.todo{background:#fff3c4}",
  "@media print{body{margin:0;max-width:none}h1,h2,h3,h4,h5,h6{break-after:avoid}figure,tr{break-inside:avoid}.page-break{break-before:page}}",
].join("");

type Write = (node: NodeJson, context: Context) => string;

const WRITERS: Readonly<Record<NodeJson["type"], Write>> = {
  doc: (node, context) => writeNodes(node.content, context, "\n"),
  paragraph: (node, context) => `<p${classOf(...paragraphClasses(node))}>${writeNodes(node.content, context, "")}</p>`,
  heading: writeHeading,
  bulletList: (node, context) => `<ul>${writeNodes(node.content, context, "")}</ul>`,
  orderedList: (node, context) => {
    const start = Number(node.attrs?.["start"] ?? 1);
    return `<ol${start === 1 || !Number.isInteger(start) ? "" : ` start="${start}"`}>${writeNodes(node.content, context, "")}</ol>`;
  },
  listItem: (node, context) => `<li>${writeNodes(node.content, context, "")}</li>`,
  blockquote: (node, context) => `<blockquote>${writeNodes(node.content, context, "")}</blockquote>`,
  codeBlock: (node, context) => `<pre><code>${writeNodes(node.content, context, "")}</code></pre>`,
  table: writeTable,
  tableRow: (node, context) => `<tr>${writeNodes(node.content, context, "")}</tr>`,
  tableCell: (node, context) => writeCell("td", node, context),
  tableHeader: (node, context) => writeCell("th", node, context),
  figure: (node, context) => writePicture(node, context.images(textOf(node, "blobId")), context),
  chart: (node, context) => writePicture(node, context.charts(node), context),
  mathBlock: (node, context) => {
    const label = context.numbering.equations.get(textOf(node, "id"));
    const number = label === undefined ? "" : `<span class="equation">${escapeHtml(label)}</span>`;
    return `<div class="math"${idOf(node)}>${writeMath(node, context)}${number}</div>`;
  },
  horizontalRule: () => "<hr>",
  pageBreak: () => '<div class="page-break"></div>',
  text: (node) => (node.marks ?? []).reduceRight((inner, mark) => writeMark(mark, inner), escapeHtml(node.text ?? "")),
  hardBreak: () => "<br>",
  mathInline: writeMath,
  footnote: (node, context) => {
    const number = context.numbering.footnotes.get(textOf(node, "id"));
    return number === undefined ? "" : `<sup id="note-mark-${number}"><a href="#note-${number}">${number}</a></sup>`;
  },
  citation: (node, context) => escapeHtml(context.citation(node)),
  crossRef: (node, context) => {
    const label = sayCrossReference(node, context.numbering);
    return label === "" ? "" : `<a href="#${escapeHtml(textOf(node, "targetId"))}">${escapeHtml(label)}</a>`;
  },
};

function writeNodes(nodes: readonly NodeJson[] | undefined, context: Context, between: string): string {
  return (nodes ?? []).map((node) => WRITERS[node.type](node, context)).join(between);
}

function writeHeading(node: NodeJson, context: Context): string {
  const level = Math.max(1, Math.min(Number(node.attrs?.["level"] ?? 1) + context.headingShift, HEADING_LEVELS_MAX)) || 1;
  const number = context.numbering.headings.get(textOf(node, "id"));
  // 一、 and （一） stand close to the title, others a space away.
  const lead = number === undefined ? "" : `${escapeHtml(number)}${/[、）]$/.test(number) ? "" : " "}`;
  return `<h${level}${idOf(node)}>${lead}${writeNodes(node.content, context, "")}</h${level}>`;
}

function writeTable(node: NodeJson, context: Context): string {
  for (const [cell, usual] of usualAlignments(node)) if (usual === "right") context.right.add(cell);
  const [first, ...rest] = node.content ?? [];
  const isHead =
    first !== undefined && (first.content ?? []).length > 0 && (first.content ?? []).every(({ type }) => type === "tableHeader");
  const head = isHead ? `<thead>${writeNodes([first], context, "")}</thead>` : "";
  const caption = captionOf(node, context.numbering.tables);
  const kind = textOf(node, "kind") === "three-line" ? ["three-line"] : [];
  const rows = writeNodes(isHead ? rest : node.content, context, "");
  const table = `<table${idOf(node)}${classOf(...kind)}>${caption === "" ? "" : `<caption>${caption}</caption>`}${head}<tbody>${rows}</tbody></table>`;
  return table + sourceOf(node);
}

function writeCell(tag: "td" | "th", node: NodeJson, context: Context): string {
  const span = (name: "colspan" | "rowspan") => {
    const value = Number(node.attrs?.[name] ?? 1);
    return Number.isInteger(value) && value > 1 ? ` ${name}="${value}"` : "";
  };
  return `<${tag}${span("colspan")}${span("rowspan")}${classOf(...cellAlignment(node, context))}>${writeNodes(node.content, context, "")}</${tag}>`;
}

function writePicture(node: NodeJson, address: string | null, context: Context): string {
  const caption = captionOf(node, context.numbering.figures);
  const width = Number(node.attrs?.["width"] ?? 0);
  const size = Number.isInteger(width) && width > 0 && width <= 100 ? ` width="${width}%"` : "";
  const words = escapeHtml(textOf(node, "alt") || textOf(node, "caption"));
  const image = address === null || !isSafePicture(address) ? words : `<img src="${escapeHtml(address)}" alt="${words}"${size}>`;
  return `<figure${idOf(node)}>${image}${caption === "" ? "" : `<figcaption>${caption}</figcaption>`}${sourceOf(node)}</figure>`;
}

function captionOf(node: NodeJson, labels: ReadonlyMap<string, string>): string {
  return [labels.get(textOf(node, "id")) ?? "", textOf(node, "caption")]
    .filter((part) => part !== "")
    .map(escapeHtml)
    .join("　");
}

function sourceOf(node: NodeJson): string {
  const source = textOf(node, "source");
  return source === "" ? "" : `<p class="source">${escapeHtml(source)}</p>`;
}

function writeMath(node: NodeJson, { formula }: Context): string {
  const isBlock = node.type === "mathBlock";
  const math = formula(textOf(node, "latex"), isBlock);
  if (math !== null) return `<span class="math">${math}</span>`;
  const latex = escapeHtml(textOf(node, "latex"));
  return `<span class="math" data-latex="${latex}" data-display="${isBlock}">${latex}</span>`;
}

function writeFootnotes({ footnotes }: DocumentContent, { numbering }: Context): string {
  const items = [...numbering.footnotes].map(
    ([id, number]) =>
      `<li id="note-${number}">${escapeHtml(footnotes[id] ?? "").replace(/\n/g, "<br>")} <a href="#note-mark-${number}">↩</a></li>`,
  );
  return items.length === 0 ? "" : `\n<section class="footnotes"><ol>${items.join("")}</ol></section>`;
}

const ELEMENTS: Partial<Readonly<Record<MarkJson["type"], string>>> = {
  bold: "strong",
  italic: "em",
  underline: "u",
  strike: "s",
  code: "code",
  sub: "sub",
  sup: "sup",
  highlight: "mark",
};

function writeMark({ type, attrs }: MarkJson, inner: string): string {
  const element = ELEMENTS[type];
  if (element !== undefined) return `<${element}>${inner}</${element}>`;
  if (type === "todo") return `<span class="todo">${inner}</span>`;
  if (type === "color") {
    const color = TEXT_COLORS.find((one) => one === attrs?.["color"]);
    return color === undefined ? inner : `<span class="color-${color}">${inner}</span>`;
  }
  const href = safeHref(String(attrs?.["href"] ?? ""));
  return href === null ? inner : `<a href="${escapeHtml(href)}" rel="noopener noreferrer nofollow">${inner}</a>`;
}

function paragraphClasses(node: NodeJson): string[] {
  const kind = ["abstract", "keywords", "source"].filter((one) => one === textOf(node, "kind"));
  return [...alignment(node), ...(node.attrs?.["noIndent"] === 1 ? ["no-indent"] : []), ...kind];
}

function cellAlignment(cell: NodeJson, { right }: Context): string[] {
  const own = alignment(cell);
  return own.length === 0 && right.has(cell) ? ["align-right"] : own;
}

function alignment(node: NodeJson): string[] {
  return TEXT_ALIGNMENTS.filter((one) => one === node.attrs?.["align"]).map((one) => `align-${one}`);
}

function classOf(...names: readonly string[]): string {
  return names.length === 0 ? "" : ` class="${names.join(" ")}"`;
}

function idOf(node: NodeJson): string {
  const id = textOf(node, "id");
  return id === "" ? "" : ` id="${escapeHtml(id)}"`;
}

function textOf({ attrs }: NodeJson, name: string): string {
  const value = attrs?.[name];
  return value === null || value === undefined ? "" : String(value);
}

const REPLACED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for HTML or a quoted attribute; characters HTML does not allow are left out. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => REPLACED[character] ?? "").replace(/(?![\t\n\r])\p{Cc}/gu, "");
}

const PICTURE = /^(?:https?:\/\/|blob:|data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]*$|\/(?!\/))/i;

/** A picture may come from the web, from this site, or be in the file itself; SVG could run. */
function isSafePicture(address: string): boolean {
  return PICTURE.test(address);
}
