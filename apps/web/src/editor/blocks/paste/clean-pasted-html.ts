import { HEADING_LEVELS_MAX } from "@tangleaf/document/model";
import { joinSplitLists } from "./join-split-lists.ts";

const DROPPED = "style, script, meta, link, title, xml, template, iframe, object, embed";
const BOLD_FROM = 600;

/**
 * HTML of a word processor as plain HTML: its lists are paragraphs with signs of their own, its headings paragraphs of an
 * outline level, its bold a style. Parsed apart from the page: nothing in it runs or loads. What remains is read by the rules of
 * the schema, which know no scripts, addresses of pictures or styles.
 */
export function cleanPastedHtml(html: string): string {
  // A vertical tab is a line break of Word and PowerPoint.
  const { body } = new DOMParser().parseFromString(html.replace(/<!\[(?:if|endif)[^>]*>/gi, "").replace(/\v/g, "<br>"), "text/html");
  for (const formula of body.querySelectorAll("math, span.math[data-latex]")) asFormula(formula);
  for (const dropped of body.querySelectorAll(DROPPED)) dropped.remove();
  for (const element of body.querySelectorAll("*")) if (element.tagName.includes(":")) element.replaceWith(...element.childNodes);
  for (const paragraph of body.querySelectorAll<HTMLElement>("p, div")) asHeading(paragraph);
  joinSplitLists(body);
  joinLists(body);
  for (const element of body.querySelectorAll<HTMLElement>("[style]")) asMarks(element);
  return body.innerHTML;
}

/** Styles are read from the text of the attribute: browsers drop those they do not know. */
function styleOf(element: Element, name: string): string | null {
  const style = element.getAttribute("style") ?? "";
  return new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, "i").exec(style)?.[1]?.trim() ?? null;
}

/** MathML that carries its LaTeX (pages we make, and most of the web's), whole: what else is drawn of the formula goes. */
function asFormula(formula: Element): void {
  const annotation = formula.querySelector('annotation[encoding="application/x-tex"]');
  const latex = (formula.getAttribute("data-latex") ?? annotation?.textContent ?? "").trim();
  if (latex === "") return;
  const isBlock = formula.getAttribute("display") === "block" || formula.getAttribute("data-display") === "true";
  const whole = formula.closest("div.math, .katex-display") ?? formula.closest(".katex, span.math") ?? formula;
  const ours = formula.ownerDocument.createElement(isBlock ? "div" : "span");
  ours.dataset["node"] = isBlock ? "mathBlock" : "mathInline";
  ours.dataset["latex"] = latex;
  if (isBlock && whole.querySelector(".equation")) ours.dataset["numbered"] = "1";
  whole.replaceWith(ours);
}

function asHeading(paragraph: HTMLElement): void {
  if (paragraph.closest("li, td, th") || paragraph.querySelector("p, div, table")) return;
  const byClass = /^(?:Mso)?(?:Heading|\u6807\u9898)\s?-?([1-6])$/i.exec(paragraph.className)?.[1];
  const level = Number(byClass ?? styleOf(paragraph, "mso-outline-level"));
  if (!Number.isInteger(level) || level < 1 || level > HEADING_LEVELS_MAX) return;
  const heading = paragraph.ownerDocument.createElement(`h${level}`);
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
  const level = /level(\d)/.exec(styleOf(element, "mso-list") ?? "")?.[1];
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

/** Takes the sign of a list's item, which is text of its own, out of it. */
function takeSign(item: Element): string {
  const marker = [...item.querySelectorAll("*")].find((one) => /ignore/i.test(styleOf(one, "mso-list") ?? ""));
  const sign = marker?.textContent?.trim() ?? "";
  marker?.remove();
  return sign;
}

function asMarks(element: HTMLElement): void {
  if (/^H[1-6]$/.test(element.tagName)) return;
  const weight = styleOf(element, "font-weight");
  const decoration = styleOf(element, "text-decoration(?:-line)?") ?? "";
  const raised = styleOf(element, "vertical-align");
  const isBlock = /^(?:P|DIV|LI|TD|TH|TR|TABLE|UL|OL|TBODY|BLOCKQUOTE|PRE)$/.test(element.tagName);
  if (element.tagName === "B" && weight === "normal") {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (isBlock) return;
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
