import type { Token } from "markdown-it";
import type { MarkJson, NodeJson } from "../model/document-content.ts";
import { SAYABLE_MARKS } from "./sayable-inlines.ts";

type ImageInText = { readonly address: string; readonly alt: string; readonly title: string };

export type InlineReader = {
  /** The id of the new footnote node for a label; null = the label stays as text. */
  footnote(label: string): string | null;
  /** The figure for the address of an image; null = its alternative text is kept. */
  figure(image: ImageInText): NodeJson | null;
  mathBlock(latex: string): NodeJson;
};

/** Part of a paragraph: inlines as they stand there, or a block between two such parts. */
type Group = { readonly inlines: readonly NodeJson[] } | { readonly block: NodeJson };

const OPENING: Readonly<Record<string, MarkJson["type"]>> = { strong_open: "bold", em_open: "italic", s_open: "strike" };
const CLOSING: Readonly<Record<string, MarkJson["type"]>> = {
  strong_close: "bold",
  em_close: "italic",
  s_close: "strike",
  link_close: "link",
};

/** Reads the tokens of one line or paragraph. Display formulas and figures become blocks; the inlines are not yet joined or trimmed. */
export function readInlineGroups(tokens: readonly Token[], reader: InlineReader): Group[] {
  const groups: Group[] = [];
  let inlines: NodeJson[] = [];
  let open: MarkJson[] = [];
  const putBlock = (block: NodeJson) => {
    groups.push({ inlines }, { block });
    inlines = [];
  };
  for (const token of tokens) {
    const opening = OPENING[token.type];
    const closing = CLOSING[token.type];
    if (opening !== undefined) open.push({ type: opening });
    else if (token.type === "link_open") open.push({ type: "link", attrs: { href: String(token.attrGet("href") ?? "") } });
    else if (closing !== undefined) open = withoutLast(open, closing);
    else if (token.type === "math_inline" && token.meta?.["display"] === true) putBlock(reader.mathBlock(token.content));
    else if (token.type === "image_text") {
      const figure = reader.figure(token.meta as ImageInText);
      if (figure === null) inlines.push(textNode(token.content, open));
      else putBlock(figure);
    } else inlines.push(readToken(token, open, reader));
  }
  groups.push({ inlines });
  return groups;
}

/** The same where no block can stand: display formulas stay in the line (`display` is 1), images are their alternative text. */
export function readInlines(tokens: readonly Token[], footnote: InlineReader["footnote"]): NodeJson[] {
  const reader: InlineReader = {
    footnote,
    figure: () => null,
    mathBlock: (latex) => ({ type: "mathInline", attrs: { latex, display: 1 } }),
  };
  return readInlineGroups(tokens, reader).flatMap((group) => ("block" in group ? [group.block] : group.inlines));
}

function readToken(token: Token, open: readonly MarkJson[], reader: InlineReader): NodeJson {
  switch (token.type) {
    case "softbreak":
    case "hardbreak":
      return { type: "hardBreak" };
    case "math_inline":
      return { type: "mathInline", attrs: { latex: token.content } };
    case "code_inline":
      return textNode(token.content, [...open, { type: "code" }]);
    case "citation_ref":
      return { type: "citation", attrs: { refIds: String(token.meta?.["refIds"]) } };
    case "footnote_ref": {
      const id = reader.footnote(String(token.meta?.["label"]));
      return id === null ? textNode(token.content, open) : { type: "footnote", attrs: { id } };
    }
    default:
      return textNode(token.content, open);
  }
}

function textNode(text: string, open: readonly MarkJson[]): NodeJson {
  const marks = SAYABLE_MARKS.flatMap((type) => open.findLast((mark) => mark.type === type) ?? []);
  return { type: "text", text, ...(marks.length === 0 ? {} : { marks }) };
}

function withoutLast(open: readonly MarkJson[], type: MarkJson["type"]): MarkJson[] {
  const at = open.findLastIndex((mark) => mark.type === type);
  return open.filter((_, index) => index !== at);
}
