import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import { codeLanguage } from "./code-language.ts";
import { documentMarkdown } from "./document-markdown.ts";
import { escapeEverything } from "./escape-markdown.ts";
import type { FootnoteEnv } from "./footnote-rule.ts";
import { footnoteText } from "./footnote-text.ts";
import { formulaReferences } from "./formula-references.ts";
import { type FootnoteLabels, inlinesToMarkdown, type Place, writeAddress } from "./inlines-to-markdown.ts";
import { sayableInlines } from "./sayable-inlines.ts";
import { captionsIn, type TableCaptions, writeCaption, writeTableReference } from "./table-captions.ts";
import { tableGrid } from "./table-grid.ts";

export type BlocksToMarkdownOptions = {
  /** The address of a picture; null = only its words are written. The blob's id by default. */
  readonly imageAddress?: (blobId: string) => string | null;
  /** The line above a table or below a chart or formula; null = none. Its caption by default. */
  readonly caption?: (block: NodeJson) => string | null;
  /**
   * What stands for a citation or cross reference. By default `[[R1,R2]]` by the ids of a library, else `[@a; @b]`; of a table with a
   * caption `[[表：…]]`, and nothing for other cross references.
   */
  readonly label?: (node: NodeJson) => string;
  /** What cross references say that Markdown has no form for, as those to headings and figures; nothing by default. */
  readonly sayReference?: (node: NodeJson) => string;
  /** Captions of the tables cross references may point at; those among the blocks by default. */
  readonly tables?: TableCaptions;
  /**
   * Keeps what was written of each block, for the next time the same objects are written. Only for blocks that nothing outside of them
   * changes: no footnotes, citations and cross references.
   */
  readonly written?: WeakMap<NodeJson, string>;
};

type Context = Required<Omit<BlocksToMarkdownOptions, "tables" | "written" | "sayReference">> & {
  readonly labels: FootnoteLabels;
  readonly citesInWords: boolean;
};

/**
 * Markdown in the product's dialect. Reading it again with `markdownToBlocks` gives the same blocks with new ids, except for what
 * Markdown cannot say:
 * - left out: underline, highlight, colour, sub- and superscript, todo marks; alignment and kind of paragraphs; widths; page breaks;
 *   empty paragraphs; spaces at the ends of lines and marks; state, target and points of headings; numbers of formulas;
 * - merged cells are a cell and empty ones, several blocks in a cell one line; the first row is the header;
 * - captions of charts, and sources, are lines of text; citations lose the place they name, and are text in headings; of cross
 *   references those to tables with a caption, and to the last formula before them, are kept, others are words where `sayReference` gives some;
 * - ☐ and ☑ at the beginning of an item are `[ ]` and `[x]`; LaTeX loses blank lines.
 */
export function blocksToMarkdown(content: Pick<DocumentContent, "blocks" | "footnotes">, options: BlocksToMarkdownOptions = {}): string {
  const labels = footnoteLabels(content.blocks);
  const context: Context = {
    imageAddress: options.imageAddress ?? ((blobId) => blobId),
    caption: options.caption ?? captionLine,
    label:
      options.label ?? defaultLabel(options.tables ?? captionsIn(content.blocks), formulaReferences(content.blocks), options.sayReference),
    citesInWords: options.label !== undefined,
    labels,
  };
  const notes = [...labels].map(([id, label]) => writeFootnote(label, content.footnotes[id] ?? ""));
  const text = [writeBlocks(content.blocks, context, "\n\n", options.written), notes.join("\n")].filter((part) => part !== "").join("\n\n");
  return text === "" ? "" : `${text}\n`;
}

/** Footnotes are counted in the order of the text. */
function footnoteLabels(blocks: readonly NodeJson[]): Map<string, string> {
  const labels = new Map<string, string>();
  const visit = (node: NodeJson) => {
    const id = String(node.attrs?.["id"] ?? "");
    if (node.type === "footnote" && !labels.has(id)) labels.set(id, String(labels.size + 1));
    for (const child of node.content ?? []) visit(child);
  };
  for (const block of blocks) visit(block);
  return labels;
}

function captionLine({ type, attrs }: NodeJson): string | null {
  const caption = (attrs?.["caption"] as string | undefined) ?? null;
  return type === "table" && caption !== null && caption.trim() !== "" ? writeCaption(caption) : caption;
}

function defaultLabel(
  tables: TableCaptions,
  formulas: ReadonlyMap<NodeJson, string>,
  sayReference: (node: NodeJson) => string = () => "",
): (node: NodeJson) => string {
  return (node) => {
    if (node.type !== "crossRef") return formulas.get(node) ?? citationKeys(node);
    const caption = tables.get(String(node.attrs?.["targetId"] ?? ""));
    return caption === undefined ? (formulas.get(node) ?? sayReference(node)) : writeTableReference(caption);
  };
}

function citationKeys({ type, attrs }: NodeJson): string {
  if (type !== "citation") return "";
  const keys = String(attrs?.["refIds"] ?? "")
    .split(/[\s,;]+/)
    .filter((key) => key !== "");
  return keys.length === 0 ? "" : `[${keys.map((key) => `@${key}`).join("; ")}]`;
}

type Write = (node: NodeJson, context: Context) => string;

const WRITERS: Partial<Readonly<Record<NodeJson["type"], Write>>> = {
  paragraph: (node, context) => writeInlines(node, "paragraph", context),
  heading: (node, context) => `${"#".repeat(Number(node.attrs?.["level"] ?? 1))} ${writeInlines(node, "heading", context)}`.trimEnd(),
  blockquote: (node, context) => {
    const text = writeBlocks(node.content ?? [], context, "\n\n");
    return text === "" ? "" : prefix(text, "> ", "> ");
  },
  bulletList: (node, context) => writeList(node, () => "- ", context),
  orderedList: (node, context) => writeList(node, (index) => `${numberOf(node, index)}. `, context),
  codeBlock: (node) => fence(node),
  horizontalRule: () => "---",
  table: (node, context) => withCaption(writeTable(node, context), node, context),
  mathBlock: ({ attrs }) => writeMath(String(attrs?.["latex"] ?? "")),
  figure: (node, context) => [writeFigure(node, context), sourceOf(node, context)].filter((part) => part !== "").join("\n\n"),
  chart: (node, context) => withCaption("", node, context),
};

function writeBlocks(nodes: readonly NodeJson[], context: Context, separator: string, written?: WeakMap<NodeJson, string>): string {
  const texts: string[] = [];
  let previous: { readonly type?: NodeJson["type"]; readonly other: boolean } = { other: false };
  for (const node of nodes) {
    const text = written?.get(node) ?? WRITERS[node.type]?.(node, context) ?? "";
    written?.set(node, text);
    if (text === "") continue;
    // Two lists of one kind side by side would be read as one: every other one takes the other marker.
    const other = previous.type === node.type && !previous.other;
    texts.push(other ? otherMarker(node, text) : text);
    previous = { type: node.type, other };
  }
  return texts.join(separator);
}

function otherMarker({ type }: NodeJson, text: string): string {
  if (type === "bulletList") return text.replace(/^-(?=[ \n]|$)/gm, "*");
  return type === "orderedList" ? text.replace(/^(\d+)\.(?=[ \n]|$)/gm, "$1)") : text;
}

function writeInlines(node: NodeJson, place: Place, context: Context): string {
  const inlines = sayableInlines(node.content ?? [], {
    oneLine: place !== "paragraph",
    textOnly: place === "heading",
    label: context.label,
    citesInWords: context.citesInWords,
  });
  return inlines.length === 0 ? "" : inlinesToMarkdown(inlines, place, context.labels);
}

const ORDERED_MAX = 999_999_999;

function numberOf(node: NodeJson, index: number): number {
  return Math.max(0, Math.min(Number(node.attrs?.["start"] ?? 1) + index, ORDERED_MAX));
}

function writeList(node: NodeJson, marker: (index: number) => string, context: Context): string {
  const items = node.content ?? [];
  const texts = items.map((item, index) => {
    const mark = marker(index);
    const indent = " ".repeat(mark.length);
    const [first, ...rest] = item.content ?? [];
    const lead = first === undefined ? "" : writeItemStart(first, context);
    const separator = isTight(item, context) ? "\n" : "\n\n";
    const below = writeBlocks(rest, context, separator);
    // A list right behind the marker could make a rule of the line: - - -
    if (lead === "")
      return below === "" ? mark.trimEnd() : isList(rest[0]) ? prefix(`\n${below}`, mark.trimEnd(), indent) : prefix(below, mark, indent);
    return prefix([lead, below].filter((part) => part !== "").join(separator), mark, indent);
  });
  return texts.join(items.every((item) => isTight(item, context)) ? "\n" : "\n\n");
}

function writeItemStart(node: NodeJson, context: Context): string {
  const [first, ...rest] = node.content ?? [];
  const [box] = /^[☐☑] (?=\S)/.exec(first?.type === "text" && first.marks === undefined ? (first.text ?? "") : "") ?? [];
  if (box === undefined || first === undefined) return writeInlines(node, "paragraph", context).replace(/^\[(?=[ xX]\] )/, "&#91;");
  const text = writeInlines(
    { ...node, content: [{ ...first, text: (first.text ?? "").slice(box.length) }, ...rest] },
    "paragraph",
    context,
  );
  return `${box.startsWith("☐") ? "[ ]" : "[x]"} ${text}`;
}

const isList = (node: NodeJson | undefined): boolean => node?.type === "bulletList" || node?.type === "orderedList";

/** Needs no blank lines: a paragraph, at most with lists under it that may begin on the next line. */
function isTight(item: NodeJson, context: Context): boolean {
  return (item.content ?? []).slice(1).every((child) => {
    const starts = child.type === "bulletList" || (child.type === "orderedList" && Number(child.attrs?.["start"] ?? 1) === 1);
    const [first] = child.content?.[0]?.content ?? [];
    // A marker alone below a line would make a heading of the line.
    return starts && first !== undefined && writeItemStart(first, context) !== "";
  });
}

function fence(node: NodeJson): string {
  const code = (node.content ?? []).map(({ text }) => text ?? "").join("");
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map((run) => run[0].length));
  const bars = "`".repeat(longest + 1);
  return `${bars}${codeLanguage(String(node.attrs?.["language"] ?? ""))}\n${code}\n${bars}`;
}

/** A longer formula would not be read as one. */
const MATH_MAX_LINES = 190;

function writeMath(latex: string): string {
  const lines = latex.split(/\r\n?|\n/).flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
  if (lines.length === 0) return "";
  const text = lines.join(lines.length > MATH_MAX_LINES ? " " : "\n");
  if (!text.includes("$$")) return `$$\n${text}\n$$`;
  return text.includes("\\]") ? `$$\n${text.replaceAll("$$", "$ $")}\n$$` : `\\[\n${text}\n\\]`;
}

function writeFigure({ attrs }: NodeJson, context: Context): string {
  const [alt, caption] = [attrs?.["alt"], attrs?.["caption"]].map((value) =>
    String(value ?? "")
      .replace(/\s+/g, " ")
      .trim(),
  );
  const address = context.imageAddress(String(attrs?.["blobId"] ?? ""));
  if (address === null || address === "") return writeLine(caption || alt || "");
  return `![${escapeEverything(alt ?? "")}](${writeAddress(address)}${caption === "" ? "" : ` "${escapeEverything(caption ?? "")}"`})`;
}

function withCaption(text: string, node: NodeJson, context: Context): string {
  return [writeLine(context.caption(node) ?? ""), text, sourceOf(node, context)].filter((part) => part !== "").join("\n\n");
}

function sourceOf(node: NodeJson, context: Context): string {
  return context.caption(node) === null ? "" : writeLine(String(node.attrs?.["source"] ?? ""));
}

function writeLine(text: string): string {
  const inlines = sayableInlines([{ type: "text", text }], { oneLine: true, textOnly: true, label: () => "" });
  return inlines.length === 0 ? "" : inlinesToMarkdown(inlines, "paragraph");
}

const ALIGNED: Readonly<Record<string, string>> = { left: ":---", center: ":---:", right: "---:" };

function writeTable(node: NodeJson, context: Context): string {
  const grid = tableGrid(node);
  const [head] = grid;
  if (head === undefined || head.length === 0) return "";
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((cell) => ALIGNED[String(cell?.attrs?.["align"] ?? "")] ?? "---");
  const lines = grid.map((row) => line(row.map((cell) => (cell === null ? "" : writeCell(cell.content ?? [], context)))));
  return [lines[0], line(rule), ...lines.slice(1)].join("\n");
}

/** A cell holds one line: what stands below each other comes side by side. */
function writeCell(blocks: readonly NodeJson[], context: Context): string {
  const parts: NodeJson[][] = [];
  const texts: string[] = [];
  const flush = () => {
    const content = parts.flatMap((part, index) => (index === 0 ? part : [{ type: "text", text: " " } as const, ...part]));
    const text = writeInlines({ type: "paragraph", content }, "cell", context);
    if (text !== "") texts.push(text);
    parts.length = 0;
  };
  const visit = (node: NodeJson) => {
    if (node.type === "paragraph") parts.push([...(node.content ?? [])]);
    else if (node.type === "codeBlock") parts.push((node.content ?? []).map((child) => ({ ...child, marks: [{ type: "code" }] })));
    else if (node.type === "mathBlock") parts.push([{ type: "mathInline", attrs: { latex: node.attrs?.["latex"] ?? "", display: 1 } }]);
    else if (node.type === "figure") {
      flush();
      texts.push(writeFigure(node, context).replaceAll("|", "\\|"));
    } else for (const child of node.content ?? []) visit(child);
  };
  for (const block of blocks) visit(block);
  flush();
  return texts.filter((text) => text !== "").join(" ");
}

/** A footnote is text: the marks of Markdown in it are escaped. */
function writeFootnote(label: string, text: string): string {
  const inlines = sayableInlines([{ type: "text", text }], { oneLine: false, textOnly: true, label: () => "" });
  const lines = inlines.map((node) => (node.type === "hardBreak" ? "\n" : (node.text ?? ""))).join("");
  const written = prefix(inlinesToMarkdown(inlines, "paragraph"), `[^${label}]: `, "    ").trimEnd();
  const env: FootnoteEnv = { footnotes: new Map() };
  const rest = documentMarkdown().parse(written, env);
  if (rest.length === 0 && footnoteText(env.footnotes.get(label) ?? "") === lines) return written;
  const escaped = lines.split("\n").map((line) => (line === "" ? "\\" : escapeEverything(line)));
  return prefix(escaped.join("\n"), `[^${label}]: `, "    ").trimEnd();
}

function prefix(text: string, first: string, rest: string): string {
  return text
    .split("\n")
    .map((line, at) => (line === "" && at > 0 ? rest.trimEnd() : (at === 0 ? first : rest) + line))
    .join("\n");
}
