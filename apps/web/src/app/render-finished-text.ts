import type { TextLayout } from "@tangleaf/contract";
import type { TextLine } from "@tangleaf/document/letter";
import { markQuantities } from "@tangleaf/document/mark-quantities";
import { createMarkdown } from "@tangleaf/document/markdown";
import { lineAttributes } from "#editor/letter/line-attributes.ts";

type Markdown = ReturnType<typeof createMarkdown>;
type Token = ReturnType<Markdown["parse"]>[number];
type Block = { readonly open: Token; readonly line: TextLine };

const PARAGRAPH = "paragraph_open";
const BREAKS = new Set(["softbreak", "hardbreak"]);

const markdown = createMarkdown().use(markQuantities);
/** In a letter each line is a paragraph by itself, as `cutAtBreaks` makes it of a drawn text. */
const letterMarkdown = createMarkdown().use(markQuantities).use(cutParagraphs);

/** Markdown as HTML that looks as a drawn text of the layout does. Headings are a level below the name of the page. */
export function renderFinishedText(text: string, layout: TextLayout): string {
  const { renderer, options } = markdown;
  const tokens = (layout === "none" ? markdown : letterMarkdown).parse(text, {});
  const blocks = toBlocks(tokens);
  const attributes = lineAttributes(
    blocks.map(({ line }) => line),
    { layout },
  );
  for (const [at, { open }] of blocks.entries()) {
    const { inset, ...rest } = attributes[at] ?? {};
    for (const [name, value] of Object.entries(rest)) open.attrSet(name, value);
    if (inset !== undefined) open.attrSet("style", `--inset: ${inset}em`);
  }
  for (const token of tokens) if (/^h[1-5]$/.test(token.tag)) token.tag = `h${Number(token.tag.slice(1)) + 1}`;
  return renderer.render(tokens, options, {});
}

function cutParagraphs(md: Markdown): void {
  md.core.ruler.push("cut_paragraphs", (state) => {
    state.tokens = state.tokens.flatMap((token, at) => {
      const open = state.tokens[at - 1];
      if (token.type !== "inline" || open?.type !== PARAGRAPH || open.level > 0) return [token];
      return linesOf(token).flatMap((children, n) => {
        const line = new state.Token("inline", "", 0);
        line.children = children;
        if (n === 0) return [line];
        return [new state.Token("paragraph_close", "p", -1), new state.Token(PARAGRAPH, "p", 1), line];
      });
    });
  });
}

/** What stands between the breaks of a paragraph. */
function linesOf({ children }: Token): Token[][] {
  const lines: Token[][] = [[]];
  for (const child of children ?? []) {
    if (BREAKS.has(child.type) && child.level === 0) lines.push([]);
    else lines.at(-1)?.push(child);
  }
  return lines;
}

/** The blocks of the text itself, without those inside of them. */
function toBlocks(tokens: readonly Token[]): Block[] {
  return tokens.flatMap((open, at) => {
    if (open.level > 0 || open.nesting < 1) return [];
    return [{ open, line: toLine(open, tokens[at + 1]?.children ?? []) }];
  });
}

function toLine({ type, tag }: Token, children: readonly Token[]): TextLine {
  const text = children.map((child) => (BREAKS.has(child.type) ? "\n" : child.content)).join("");
  if (type === "heading_open") return { kind: "heading", level: Number(tag.slice(1)), text };
  return type === PARAGRAPH ? { kind: "paragraph", text, bold: isBold(children) } : { kind: "other" };
}

/** Words outside of bold ones have the level 0. */
function isBold(children: readonly Token[]): boolean {
  return children.every(({ type, level, content }) => type === "strong_open" || type === "strong_close" || level > 0 || content === "");
}
