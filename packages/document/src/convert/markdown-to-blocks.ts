import type { Token } from "markdown-it";
import type { NodeJson } from "../model/document-content.ts";
import { newBlockId } from "../model/new-block-id.ts";
import { codeLanguage } from "./code-language.ts";
import { documentMarkdown } from "./document-markdown.ts";
import type { FootnoteEnv } from "./footnote-rule.ts";
import { footnoteText } from "./footnote-text.ts";
import { linkFormulas } from "./formula-references.ts";
import { type InlineReader, readInlineGroups, readInlines } from "./read-inlines.ts";
import { sayableInlines } from "./sayable-inlines.ts";
import { linkTables, type TableCaptions, withCaptions } from "./table-captions.ts";

export type MarkdownOptions = {
  /** Ids of the new blocks and footnotes; `newBlockId` by default. */
  readonly newId?: () => string;
  /** The blob an image's address stands for, or null: then its alternative text is kept. Without it no image becomes a figure. */
  readonly resolveImage?: (address: string) => string | null;
  /** Tables the text may refer to beside its own. */
  readonly tables?: TableCaptions;
};

export type MarkdownBlocks = {
  readonly blocks: NodeJson[];
  /** Plain text by the id of the footnote node in `blocks`. */
  readonly footnotes: Record<string, string>;
};

type Cursor = {
  readonly tokens: readonly Token[];
  at: number;
  readonly newId: () => string;
  readonly inlines: InlineReader;
  /** The words of the definition of a link that no link uses; "" for one that is used. */
  readonly unusedDefinition: (token: Token) => string;
};

/**
 * Reads Markdown of the product's dialect into blocks that obey the document's schema. Nothing throws; what a document does not
 * have becomes what comes nearest: a table or rule in a list or quote stands after or between its parts, a heading there is a bold
 * paragraph, `[x]` at the beginning of an item is ☑, formulas of headings are their LaTeX. Paragraphs without words are left out.
 * A footnote nobody refers to, or a second one of a label, is a paragraph at the end; one referred to twice becomes two. A definition no link uses is a paragraph. A line 表：… (Table: …) above a table is
 * its caption, and [[表：…]] a reference to it; [[式]] ([[Eq]]) is one to the last display formula before it; where there is none, the reference is words.
 */
export function markdownToBlocks(markdown: string, options: MarkdownOptions = {}): MarkdownBlocks {
  const newId = options.newId ?? newBlockId;
  const repeated: { label: string; words: string }[] = [];
  const env: FootnoteEnv = { footnotes: new Map(), repeated };
  const footnotes: Record<string, string> = {};
  const used = new Set<string>();
  const inlines: InlineReader = {
    footnote(label) {
      used.add(label);
      const id = newId();
      footnotes[id] = footnoteText(env.footnotes.get(label) ?? "");
      return id;
    },
    figure({ address, alt, title }) {
      const blobId = options.resolveImage?.(address) ?? null;
      if (blobId === null) return null;
      const caption = title.replace(/\s+/g, " ").trim();
      return { type: "figure", attrs: { id: newId(), blobId, ...(alt === "" ? {} : { alt }), ...(caption === "" ? {} : { caption }) } };
    },
    mathBlock: (latex) => ({
      type: "mathBlock",
      attrs: { id: newId(), latex: latex.trim().replace(/(?<![ \t])[ \t]+(?=\n)|(?<=\n)[ \t]+/g, "") },
    }),
  };
  const tokens = documentMarkdown().parse(markdown, env);
  const blocks = readBlocks({ tokens, at: 0, newId, inlines, unusedDefinition: definitionReader(markdown, tokens) }, undefined);
  const unused = [...env.footnotes].filter(([label]) => !used.has(label)).map(([label, words]) => ({ label, words }));
  for (const { label, words } of [...unused, ...repeated]) blocks.push(paragraph(linesOf(`[^${label}]: ${footnoteText(words)}`)));
  return { blocks: linkFormulas(linkTables(withCaptions(blocks), options.tables)), footnotes };
}

/** Blocks that may stand in list items and quotes. */
const FLOW: ReadonlySet<NodeJson["type"]> = new Set([
  "paragraph",
  "bulletList",
  "orderedList",
  "blockquote",
  "codeBlock",
  "figure",
  "mathBlock",
]);

function readBlocks(cursor: Cursor, end: string | undefined): NodeJson[] {
  const blocks: NodeJson[] = [];
  for (let token = cursor.tokens[cursor.at]; token !== undefined; token = cursor.tokens[cursor.at]) {
    cursor.at++;
    if (token.type === end) break;
    blocks.push(...readBlock(cursor, token, end !== undefined));
  }
  return blocks;
}

function readBlock(cursor: Cursor, token: Token, nested: boolean): NodeJson[] {
  switch (token.type) {
    case "heading_open": {
      const content = readLine(cursor.tokens[cursor.at]?.children ?? []);
      cursor.at += 2;
      return [nested ? boldParagraph(content) : heading(Number(token.tag.slice(1)), content, cursor.newId())].filter(
        (block) => block.type === "heading" || block.content !== undefined,
      );
    }
    case "inline":
      return readParagraphs(token.children ?? [], cursor.inlines);
    case "bullet_list_open":
      return list(readItems(cursor, "bullet_list_close"), (items) => ({ type: "bulletList", content: items }));
    case "ordered_list_open": {
      const start = Number(token.attrGet("start") ?? 1);
      const items = readItems(cursor, "ordered_list_close");
      return list(items, (content, skipped) => ({ type: "orderedList", attrs: { start: start + skipped }, content }));
    }
    case "blockquote_open":
      return quote(readBlocks(cursor, "blockquote_close"));
    case "table_open":
      return [readTable(cursor)];
    case "fence":
      return [codeBlock(token.content.replace(/\n$/, ""), codeLanguage(token.info))];
    case "math_block":
      return [cursor.inlines.mathBlock(token.content)];
    case "hr":
      return [{ type: "horizontalRule" }];
    case "reference_definition": {
      const words = cursor.unusedDefinition(token);
      return words === "" ? [] : [paragraph(linesOf(words))];
    }
    default:
      // paragraph_open and _close: the content is an `inline` token of its own.
      return [];
  }
}

function definitionReader(markdown: string, tokens: readonly Token[]): Cursor["unusedDefinition"] {
  const inlines = tokens.flatMap(({ children }) => children ?? []);
  const used = new Set(inlines.flatMap(({ type, meta }) => (type === "link_open" || type === "image" ? [meta?.["label"]] : [])));
  let lines: readonly string[] | undefined;
  return ({ map, meta }) => {
    if (map === null || used.has(meta?.["label"])) return "";
    lines ??= markdown.split(/\r\n?|\n/);
    const words = lines.slice(...map).join("\n");
    return words.slice(words.indexOf("[")).trim();
  };
}

function readParagraphs(tokens: readonly Token[], reader: InlineReader): NodeJson[] {
  return readInlineGroups(tokens, reader).flatMap((group) => {
    if ("block" in group) return [group.block];
    const content = sayableInlines(group.inlines, { oneLine: false, textOnly: false, label: () => "" });
    return content.length === 0 ? [] : [paragraph(content)];
  });
}

/** Text of a heading. */
function readLine(tokens: readonly Token[]): NodeJson[] {
  return sayableInlines(
    readInlines(tokens, () => null),
    { oneLine: true, textOnly: true, label: () => "" },
  );
}

type Item = readonly NodeJson[];

function readItems(cursor: Cursor, end: string): Item[] {
  const items: Item[] = [];
  for (let token = cursor.tokens[cursor.at]; token !== undefined; token = cursor.tokens[cursor.at]) {
    cursor.at++;
    if (token.type === end) break;
    if (token.type === "list_item_open") items.push(withTickBox(readBlocks(cursor, "list_item_close")));
  }
  return items;
}

/** `[ ] ` and `[x] ` at the start of an item are boxes with and without a tick. */
function withTickBox(item: Item): Item {
  const [first, ...rest] = item;
  const [lead, ...inlines] = first?.type === "paragraph" ? (first.content ?? []) : [];
  if (first === undefined || lead?.type !== "text" || lead.marks !== undefined) return item;
  const text = (lead.text ?? "").replace(/^\[ \] /, "☐ ").replace(/^\[[xX]\] /, "☑ ");
  return [{ ...first, content: [{ ...lead, text }, ...inlines] }, ...rest];
}

/** The list, or its parts where something stands in it that a list cannot hold. */
function list(items: readonly Item[], make: (items: NodeJson[], skipped: number) => NodeJson): NodeJson[] {
  const blocks: NodeJson[] = [];
  let open: NodeJson[] = [];
  let skipped = 0;
  for (const item of items) {
    const at = item.findIndex(({ type }) => !FLOW.has(type));
    const held = at < 0 ? item : item.slice(0, at);
    if (held.length > 0 || at < 0) open.push(listItem(held));
    if (at < 0) continue;
    if (open.length > 0) blocks.push(make(open, skipped));
    skipped += open.length;
    open = [];
    blocks.push(...item.slice(at));
  }
  return open.length === 0 ? blocks : [...blocks, make(open, skipped)];
}

function listItem(content: Item): NodeJson {
  return { type: "listItem", content: content[0]?.type === "paragraph" ? content : [{ type: "paragraph" }, ...content] };
}

function quote(content: readonly NodeJson[]): NodeJson[] {
  const blocks: NodeJson[] = [];
  let open: NodeJson[] = [];
  const close = () => {
    if (open.length > 0) blocks.push({ type: "blockquote", content: open });
    open = [];
  };
  for (const block of content) {
    if (FLOW.has(block.type)) {
      open.push(block);
      continue;
    }
    close();
    blocks.push(block);
  }
  close();
  return blocks;
}

function readTable(cursor: Cursor): NodeJson {
  const rows: NodeJson[][] = [];
  let align: string | undefined;
  for (let token = cursor.tokens[cursor.at]; token !== undefined; token = cursor.tokens[cursor.at]) {
    cursor.at++;
    if (token.type === "table_close") break;
    if (token.type === "tr_open") rows.push([]);
    if (token.type === "th_open" || token.type === "td_open") align = /text-align:(\w+)/.exec(String(token.attrGet("style") ?? ""))?.[1];
    if (token.type === "inline") {
      const content = readParagraphs(token.children ?? [], cursor.inlines);
      rows.at(-1)?.push(cell(content, rows.length === 1, align));
    }
  }
  return { type: "table", attrs: { id: cursor.newId() }, content: rows.map((content) => ({ type: "tableRow", content })) };
}

function cell(content: NodeJson[], header: boolean, align: string | undefined): NodeJson {
  return {
    type: header ? "tableHeader" : "tableCell",
    attrs: { colspan: 1, rowspan: 1, ...(align === undefined ? {} : { align }) },
    content: content.length === 0 ? [{ type: "paragraph" }] : content,
  };
}

function heading(level: number, content: NodeJson[], id: string): NodeJson {
  return { type: "heading", attrs: { level, id }, ...(content.length === 0 ? {} : { content }) };
}

function paragraph(content: readonly NodeJson[]): NodeJson {
  return { type: "paragraph", ...(content.length === 0 ? {} : { content }) };
}

function boldParagraph(content: readonly NodeJson[]): NodeJson {
  const bold = content.map((node): NodeJson => ({ ...node, marks: [...(node.marks ?? []), { type: "bold" }] }));
  return paragraph(sayableInlines(bold, { oneLine: true, textOnly: true, label: () => "" }));
}

function codeBlock(text: string, language: string): NodeJson {
  return {
    type: "codeBlock",
    ...(language === "" ? {} : { attrs: { language } }),
    ...(text === "" ? {} : { content: [{ type: "text", text }] }),
  };
}

function linesOf(text: string): NodeJson[] {
  return sayableInlines([{ type: "text", text }], { oneLine: false, textOnly: false, label: () => "" });
}
