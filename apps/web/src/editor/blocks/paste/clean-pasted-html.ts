import { HEADING_LEVELS_MAX } from "@tangleaf/document/model";
import { isKnownSymbolFont, readSigns } from "@tangleaf/document/symbols";
import { cleanSheetCells } from "./clean-sheet-cells.ts";
import { flattenCells } from "./flatten-cells.ts";
import { joinSplitLists } from "./join-split-lists.ts";
import { createMark, type LostWords, markLostParts, revealFormulas } from "./mark-lost-parts.ts";
import { readStyle } from "./read-style.ts";

const DROPPED = "style, script, meta, link, title, xml, template, iframe, object, embed";
const BOLD_FROM = 600;
/** Begin and end of what Word shows where something else is not known; those that are comments end as comments. */
const REVEALED = /<!\[(?:if|endif)[^\]]*\]>/gi;
/** Word has nine levels, and 9 means none in its styles alone. */
const DEEPEST_OUTLINE = 9;
const BLOCKS = "p, div, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, pre, hr, figure";

/**
 * HTML of a word processor as plain HTML: its lists are paragraphs with signs of their own, its headings paragraphs of an
 * outline level, its bold a style. Parsed apart from the page: nothing in it runs or loads. What remains is read by the rules of
 * the schema, which know no scripts, addresses of pictures or styles. `lost`: words of the marks for what no document takes.
 */
export function cleanPastedHtml(html: string, lost: LostWords): string {
  // A vertical tab is a line break of Word and PowerPoint.
  const { body } = new DOMParser().parseFromString(revealFormulas(html).replace(REVEALED, "").replace(/\v/g, "<br>"), "text/html");
  for (const formula of body.querySelectorAll("math, span.math[data-latex], span[data-tex]")) asFormula(formula);
  markLostParts(body, lost);
  cleanSheetCells(body);
  flattenCells(body);
  for (const code of body.querySelectorAll("pre")) asCode(code);
  removeGaps(body);
  for (const dropped of body.querySelectorAll(DROPPED)) dropped.remove();
  for (const end of body.querySelectorAll("span.EOP")) if (end.textContent?.trim() === "") end.remove();
  for (const element of body.querySelectorAll("*")) if (element.tagName.includes(":")) element.replaceWith(...element.childNodes);
  for (const paragraph of body.querySelectorAll<HTMLElement>("p, div")) asHeading(paragraph);
  joinSplitLists(body);
  joinLists(body);
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) sayNumber(heading);
  readPastedSigns(body, lost);
  for (const element of body.querySelectorAll<HTMLElement>("[style]")) asMarks(element);
  return body.innerHTML;
}

/** Removes line breaks that only keep blocks apart, as Google Docs and browsers write them. */
function removeGaps(body: HTMLElement): void {
  const withWords = new Map<Node, boolean>();
  for (const gap of body.querySelectorAll("br")) {
    const parent = gap.parentNode ?? body;
    const hasWords =
      withWords.get(parent) ?? [...parent.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "");
    withWords.set(parent, hasWords);
    const isBetween = isBlock(gap.previousElementSibling) || isBlock(gap.nextElementSibling);
    if (gap.className === "Apple-interchange-newline" || (isBetween && !hasWords && gap.closest("pre") === null)) gap.remove();
  }
}

const isBlock = (element: Element | null): boolean => element?.matches(BLOCKS) ?? false;

/** Code with a line in each block, or with line breaks, as lines of text; its language is in the class of what is in it. */
function asCode(code: HTMLElement): void {
  const language = /(?:^|\s)lang(?:uage)?-([\w+#-]+)/i.exec(code.querySelector("code")?.className ?? code.className)?.[1];
  if (language !== undefined && code.dataset["language"] === undefined) code.dataset["language"] = language.toLowerCase();
  for (const line of code.querySelectorAll("br")) line.replaceWith("\n");
  const holder = code.querySelector(":scope > code") ?? code;
  const lines = [...holder.children].filter((child) => child.matches("div, p, li"));
  if (lines.length > 0 && lines.length === holder.children.length)
    holder.textContent = lines.map((line) => (line.textContent ?? "").replace(/\n$/, "")).join("\n");
}

/** A formula that carries its LaTeX (pages we make, and most of the web's), whole: what else is drawn of it, a picture too, goes. */
function asFormula(formula: Element): void {
  const annotation = formula.querySelector('annotation[encoding="application/x-tex"]');
  const latex = (formula.getAttribute("data-latex") ?? formula.getAttribute("data-tex") ?? annotation?.textContent ?? "").trim();
  if (latex === "") return;
  const isBlock = formula.getAttribute("display") === "block" || formula.getAttribute("data-display") === "true";
  const whole = formula.closest("div.math, .katex-display, .mwe-math-element") ?? formula.closest(".katex, span.math") ?? formula;
  const ours = formula.ownerDocument.createElement(isBlock ? "div" : "span");
  ours.dataset["node"] = isBlock ? "mathBlock" : "mathInline";
  ours.dataset["latex"] = latex;
  if (isBlock && whole.querySelector(".equation")) ours.dataset["numbered"] = "1";
  whole.replaceWith(ours);
}

function asHeading(paragraph: HTMLElement): void {
  if (paragraph.closest("li, td, th") || paragraph.querySelector("p, div, table")) return;
  const byClass = /^(?:Mso)?(?:Heading|\u6807\u9898)\s?-?([1-6])$/i.exec(paragraph.className)?.[1];
  const byRole = paragraph.getAttribute("role") === "heading" ? paragraph.getAttribute("aria-level") : null;
  const level = Number(byClass ?? byRole ?? readStyle(paragraph, "mso-outline-level"));
  if (!Number.isInteger(level) || level < 1 || level > DEEPEST_OUTLINE) return;
  const heading = paragraph.ownerDocument.createElement(`h${Math.min(level, HEADING_LEVELS_MAX)}`);
  heading.append(...paragraph.childNodes);
  paragraph.replaceWith(heading);
}

/** Paragraphs with `mso-list: l0 level2` that follow each other become one list with lists in it. */
function joinLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll<HTMLElement>("p, div, h1, h2, h3, h4, h5, h6")) {
    if (
      !first.isConnected ||
      listLevel(first) === null ||
      (first.previousElementSibling && listLevel(first.previousElementSibling) !== null)
    )
      continue;
    const items: Element[] = [];
    for (let next: Element | null = first; next && listLevel(next) !== null; next = next.nextElementSibling) items.push(next);
    const holder = body.ownerDocument.createElement("div");
    first.before(holder);
    buildList(items, holder);
    holder.replaceWith(...holder.childNodes);
  }
}

function listLevel(element: Element): number | null {
  if (/^H[1-6]$/.test(element.tagName)) return null;
  const level = /level(\d)/.exec(readStyle(element, "mso-list") ?? "")?.[1];
  return level === undefined ? null : Number(level);
}

function buildList(items: readonly Element[], holder: Element): void {
  const open: { level: number; list: Element }[] = [];
  const document = holder.ownerDocument;
  for (const item of items) {
    const level = listLevel(item) ?? 1;
    const sign = takeSign(item);
    if (isOwnSign(sign)) {
      // A list here has digits or dots: an article keeps its name, ① its circle.
      open.length = 0;
      const paragraph = document.createElement("p");
      paragraph.append(`${sign} `, ...item.childNodes);
      holder.append(paragraph);
      item.remove();
      continue;
    }
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    let last = open.at(-1);
    if (last === undefined || last.level < level) {
      const list = document.createElement(
        /^[(\uff08]?(?:\d+|[a-z]{1,4}|[\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341]+)[.)\u3001\uff09\uff0e]/i.test(sign)
          ? "ol"
          : "ul",
      );
      const start = Number(/^[(\uff08]?(\d{1,4})/.exec(sign)?.[1] ?? 1);
      if (list.tagName === "OL" && start > 1) list.setAttribute("start", String(start));
      (last?.list.lastElementChild ?? holder).append(list);
      last = { level, list };
      open.push(last);
    }
    const entry = document.createElement("li");
    entry.append(...item.childNodes);
    last.list.append(entry);
    item.remove();
  }
}

/** \u7b2c\u4e00\u6761, \u2460, \u58f9\u3001: numbers that are part of what the text says. */
const isOwnSign = (sign: string): boolean =>
  /^\u7b2c|^[\u2460-\u24ff\u2776-\u2793]|^[\u58f9\u8d30\u53c1\u8086\u4f0d\u9646\u67d2\u634c\u7396\u62fe]/.test(sign);

/** The number Word counts a heading by, one blank before its words. */
function sayNumber(heading: Element): void {
  const sign = takeSign(heading);
  if (sign !== "") heading.prepend(`${sign} `);
}

/** Takes the sign of a list's item, which is text of its own, out of it. */
function takeSign(item: Element): string {
  const marker = [...item.querySelectorAll("*")].find((one) => /ignore/i.test(readStyle(one, "mso-list") ?? ""));
  const sign = marker?.textContent?.trim() ?? "";
  marker?.remove();
  return sign;
}

function asMarks(element: HTMLElement): void {
  if (/^H[1-6]$/.test(element.tagName)) return;
  const weight = readStyle(element, "font-weight");
  const decoration = readStyle(element, "text-decoration(?:-line)?") ?? "";
  const raised = readStyle(element, "vertical-align");
  const isWhole = /^(?:P|DIV|LI|TD|TH|TR|TABLE|UL|OL|TBODY|BLOCKQUOTE|PRE)$/.test(element.tagName);
  if (element.tagName === "B" && weight === "normal") {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (isWhole) return;
  if (weight !== null && (weight === "bold" || Number(weight) >= BOLD_FROM)) wrap(element, "strong");
  if (decoration.includes("underline") && !element.closest("a")) wrap(element, "u");
  if (decoration.includes("line-through")) wrap(element, "s");
  if (raised === "super" || raised === "sub") wrap(element, raised === "super" ? "sup" : "sub");
}

function wrap(element: HTMLElement, tag: string): void {
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

/** Letters in a font of signs as those signs, as Word shows them; a mark for each that is not known. */
function readPastedSigns(body: HTMLElement, words: LostWords): void {
  for (const element of body.querySelectorAll<HTMLElement>("[style*='font-family' i], font[face]")) {
    const [font = ""] = (readStyle(element, "font-family") ?? element.getAttribute("face") ?? "").split(",");
    const name = font.replace(/["']/g, "").trim();
    if (!isKnownSymbolFont(name) || !element.isConnected) continue;
    const parts = readSigns(name, element.textContent ?? "").map((sign) => sign ?? createMark(element.ownerDocument, words.symbol));
    element.replaceWith(...parts);
  }
}
