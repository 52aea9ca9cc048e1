import type { Token } from "markdown-it";
import type { Inline, TextInline } from "./block.ts";

type Mark = "bold" | "italic" | "strike";
type Marks = Record<Mark, number> & { hrefs: string[] };

const MARK_TOKENS: Readonly<Record<string, readonly [mark: Mark, step: 1 | -1]>> = {
  strong_open: ["bold", 1],
  strong_close: ["bold", -1],
  em_open: ["italic", 1],
  em_close: ["italic", -1],
  s_open: ["strike", 1],
  s_close: ["strike", -1],
};

/** A part of a paragraph: inline text, or a display formula between two such parts. */
export type InlineGroup = { readonly inlines: readonly Inline[] } | { readonly displayTex: string };

/** Splits a paragraph's tokens at display formulas, which become blocks of their own. */
export function parseInlineGroups(tokens: readonly Token[]): InlineGroup[] {
  const groups: InlineGroup[] = [];
  const marks: Marks = { bold: 0, italic: 0, strike: 0, hrefs: [] };
  let inlines: Inline[] = [];
  const endGroup = () => {
    const trimmed = trimInlines(inlines);
    if (trimmed.length > 0) groups.push({ inlines: trimmed });
    inlines = [];
  };
  for (const token of tokens) {
    if (token.type === "math_inline" && token.meta?.["display"] === true) {
      endGroup();
      groups.push({ displayTex: token.content });
      continue;
    }
    const inline = readToken(token, marks);
    if (inline !== null) appendInline(inlines, inline);
  }
  endGroup();
  return groups;
}

/** Inlines of a heading or table cell, where a display formula stays inline. */
export function parseInlines(tokens: readonly Token[]): readonly Inline[] {
  return parseInlineGroups(tokens).flatMap((group) =>
    "displayTex" in group ? [{ kind: "math" as const, tex: group.displayTex }] : group.inlines,
  );
}

function readToken(token: Token, marks: Marks): Inline | null {
  const mark = MARK_TOKENS[token.type];
  if (mark !== undefined) {
    marks[mark[0]] += mark[1];
    return null;
  }
  switch (token.type) {
    case "link_open":
      marks.hrefs.push(String(token.attrGet("href") ?? ""));
      return null;
    case "link_close":
      marks.hrefs.pop();
      return null;
    case "softbreak":
    case "hardbreak":
      return { kind: "break" };
    case "math_inline":
      return { kind: "math", tex: token.content };
    case "code_inline":
      return { ...textInline(token.content, marks), code: true };
    default:
      return token.content === "" ? null : textInline(token.content, marks);
  }
}

function textInline(text: string, marks: Marks): TextInline {
  const href = marks.hrefs.at(-1);
  return {
    kind: "text",
    text,
    ...(marks.bold > 0 ? { bold: true } : {}),
    ...(marks.italic > 0 ? { italic: true } : {}),
    ...(marks.strike > 0 ? { strike: true } : {}),
    ...(href === undefined || href === "" ? {} : { href }),
  };
}

/** Joins neighbours with the same marks: fewer runs in the Word file, and search finds words across them. */
function appendInline(inlines: Inline[], inline: Inline): void {
  const last = inlines.at(-1);
  if (last?.kind === "text" && inline.kind === "text" && sameMarks(last, inline)) {
    inlines[inlines.length - 1] = { ...last, text: last.text + inline.text };
    return;
  }
  inlines.push(inline);
}

function sameMarks(a: TextInline, b: TextInline): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.strike === b.strike && a.code === b.code && a.href === b.href;
}

/** Removes breaks and spaces at both ends: a typed indent (two ideographic spaces) would be added to the style's indent. */
function trimInlines(inlines: readonly Inline[]): readonly Inline[] {
  let rest = [...inlines];
  for (let first = rest[0]; first !== undefined; first = rest[0]) {
    if (first.kind === "math" || (first.kind === "text" && first.code === true)) break;
    const text = first.kind === "text" ? first.text.trimStart() : "";
    if (first.kind === "text" && text !== "") {
      rest[0] = { ...first, text };
      break;
    }
    rest = rest.slice(1);
  }
  for (let last = rest.at(-1); last !== undefined; last = rest.at(-1)) {
    if (last.kind === "math" || (last.kind === "text" && last.code === true)) break;
    const text = last.kind === "text" ? last.text.trimEnd() : "";
    if (last.kind === "text" && text !== "") {
      rest[rest.length - 1] = { ...last, text };
      break;
    }
    rest = rest.slice(0, -1);
  }
  return rest;
}
