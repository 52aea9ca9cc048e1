import type { Token } from "markdown-it";
import { createMarkdown } from "../markdown/create-markdown.ts";
import type { Alignment, Block, Inline, TableBlock } from "./block.ts";
import { parseInlineGroups, parseInlines } from "./parse-inlines.ts";

type Cursor = { readonly tokens: readonly Token[]; at: number };

let shared: ReturnType<typeof createMarkdown> | undefined;

/** Parses Markdown into blocks. Never throws: unknown constructs become paragraphs. */
export function parseMarkdown(text: string): Block[] {
  shared ??= createMarkdown();
  return readBlocks({ tokens: shared.parse(text, {}), at: 0 }, undefined);
}

/** Parses blocks up to and including the closing token `end`, or to the end of the text. */
function readBlocks(cursor: Cursor, end: string | undefined): Block[] {
  const blocks: Block[] = [];
  for (let token = cursor.tokens[cursor.at]; token !== undefined; token = cursor.tokens[cursor.at]) {
    cursor.at++;
    if (token.type === end) break;
    readBlock(cursor, token, blocks);
  }
  return blocks;
}

function readBlock(cursor: Cursor, token: Token, blocks: Block[]): void {
  switch (token.type) {
    case "heading_open":
      blocks.push({ kind: "heading", level: Number(token.tag.slice(1)), inlines: parseInlines(childrenOf(cursor.tokens[cursor.at])) });
      cursor.at += 2;
      return;
    case "inline":
      for (const group of parseInlineGroups(childrenOf(token))) {
        blocks.push("displayTex" in group ? { kind: "math", tex: group.displayTex } : { kind: "paragraph", inlines: group.inlines });
      }
      return;
    case "bullet_list_open":
    case "ordered_list_open": {
      const ordered = token.type === "ordered_list_open";
      const start = Number(token.attrGet("start") ?? 1);
      blocks.push({ kind: "list", ordered, start, items: readItems(cursor, ordered ? "ordered_list_close" : "bullet_list_close") });
      return;
    }
    case "blockquote_open":
      blocks.push({ kind: "quote", blocks: readBlocks(cursor, "blockquote_close") });
      return;
    case "table_open":
      blocks.push(readTable(cursor));
      return;
    case "fence":
      blocks.push({ kind: "code", language: token.info.trim().split(/\s/)[0] ?? "", text: token.content.replace(/\n$/, "") });
      return;
    case "math_block":
      blocks.push({ kind: "math", tex: token.content });
      return;
    case "hr":
      blocks.push({ kind: "rule" });
      return;
    default:
    // paragraph_open and _close: the content is an `inline` token of its own.
  }
}

function readItems(cursor: Cursor, end: string): Block[][] {
  const items: Block[][] = [];
  for (let token = cursor.tokens[cursor.at]; token !== undefined; token = cursor.tokens[cursor.at]) {
    cursor.at++;
    if (token.type === end) break;
    if (token.type === "list_item_open") items.push(withTickBox(readBlocks(cursor, "list_item_close")));
  }
  return items;
}

/** `[ ] ` and `[x] ` at the start of an item are checkboxes. */
function withTickBox(item: Block[]): Block[] {
  const [first, ...rest] = item;
  if (first?.kind !== "paragraph") return item;
  const [lead, ...inlines] = first.inlines;
  if (lead?.kind !== "text") return item;
  const text = lead.text.replace(/^\[ \] /, "☐ ").replace(/^\[[xX]\] /, "☑ ");
  return [{ ...first, inlines: [{ ...lead, text }, ...inlines] }, ...rest];
}

function readTable(cursor: Cursor): TableBlock {
  const alignments: (Alignment | undefined)[] = [];
  const rows: (readonly Inline[])[][] = [];
  for (let token = cursor.tokens[cursor.at]; token !== undefined; token = cursor.tokens[cursor.at]) {
    cursor.at++;
    if (token.type === "table_close") break;
    if (token.type === "tr_open") rows.push([]);
    if (token.type === "th_open") alignments.push(alignmentOf(token));
    if (token.type === "inline") rows.at(-1)?.push(parseInlines(childrenOf(token)));
  }
  const [header = [], ...body] = rows;
  return { kind: "table", alignments, header, rows: body };
}

function alignmentOf(token: Token): Alignment | undefined {
  const style = String(token.attrGet("style") ?? "");
  return (["left", "center", "right"] as const).find((alignment) => style.endsWith(alignment));
}

function childrenOf(token: Token | undefined): readonly Token[] {
  return token?.children ?? [];
}
