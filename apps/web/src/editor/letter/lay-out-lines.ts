import type { TextLayout } from "@tangleaf/contract";
import type { TextLine } from "@tangleaf/document/letter";
import { type LineAttributes, lineAttributes } from "./line-attributes.ts";

const NAMES = ["data-line", "data-level", "data-blank"] as const;

/** Tells the blocks of a drawn text what they are. */
export function layOutLines(article: Element, options: { layout: TextLayout; continues?: boolean }): void {
  if (options.layout === "none") return;
  const blocks = [...article.children].filter((block): block is HTMLElement => block instanceof HTMLElement && block.textContent !== "");
  const attributes = lineAttributes(blocks.map(toLine), options);
  for (const [index, block] of blocks.entries()) setAttributes(block, attributes[index] ?? {});
}

function setAttributes(block: HTMLElement, attributes: LineAttributes): void {
  for (const name of NAMES) {
    const value = attributes[name];
    if (value === undefined) block.removeAttribute(name);
    else if (block.getAttribute(name) !== value) block.setAttribute(name, value);
  }
  if (attributes.inset !== undefined) block.style.setProperty("--inset", `${attributes.inset}em`);
}

function toLine(block: HTMLElement): TextLine {
  const text = block.textContent;
  if (block.tagName === "P") return { kind: "paragraph", text, bold: isBold(block) };
  const level = /^H([1-6])$/.exec(block.tagName)?.[1];
  return level === undefined ? { kind: "other" } : { kind: "heading", level: Number(level), text };
}

/** The caret stands in the last block and has no words. */
function isBold(block: HTMLElement): boolean {
  return [...block.childNodes].every((node) => node.nodeName === "STRONG" || node.textContent === "");
}

/** A break begins a new paragraph, as in Chinese typesetting and in the Word file: each line of a letter is one by itself. */
export function cutAtBreaks(root: ParentNode): void {
  for (const paragraph of [...root.children]) {
    if (paragraph.tagName !== "P" || ![...paragraph.children].some(isBreak)) continue;
    const lines: Element[] = [];
    let line = paragraph.cloneNode(false) as Element;
    for (const node of [...paragraph.childNodes, document.createElement("br")]) {
      if (!isBreak(node)) {
        // The line feed of the source behind a break.
        if (line.firstChild === null && node instanceof Text) node.data = node.data.trimStart();
        line.append(node);
        continue;
      }
      if (line.textContent.trim() !== "") lines.push(line);
      line = paragraph.cloneNode(false) as Element;
    }
    paragraph.replaceWith(...lines);
  }
}

const isBreak = (node: Node): boolean => node.nodeName === "BR";

/** The same for HTML on its way into an editor. */
export function withoutBreaks(html: string, layout: TextLayout): string {
  if (layout === "none") return html;
  const template = document.createElement("template");
  template.innerHTML = html;
  cutAtBreaks(template.content);
  return template.innerHTML;
}
