import { headingLine } from "@tangleaf/document/plain";
import { elementsOf } from "./page-facts.ts";
import type { HtmlElement } from "./parse-html.ts";

type Block = { readonly element: HtmlElement; readonly line: string; readonly links: number; readonly kind: "text" | "heading" | "item" };

const NEVER = new Set(
  "script style noscript template svg math canvas iframe object form button select textarea nav aside footer dialog title head audio video".split(
    " ",
  ),
);
const BLOCKS = new Set(
  "address article blockquote center dd details div dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody thead tr td th ul body #root".split(
    " ",
  ),
);
/** Names of what stands around a text. */
const AROUND =
  /(^|[\s_-])(nav|menu|navbar|breadcrumbs?|footer|sidebar|side|comments?|share|social|related|recommend\w*|advert\w*|ads?|banner|promo|cookie|subscribe|newsletter|copyright|pagination|toolbar|popup|modal|login)([\s_-]|$)/i;
const HIDDEN = /(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d])|font-size\s*:\s*0(?![.\d]))/i;
const HEADING = /^h([1-6])$/;
/** Of links alone: a menu. */
const LINK_SHARE_MAX = 0.5;
/** A shorter block says little about where the text is. */
const TELLING_CHARACTERS = 20;
/** What is named the text by the page itself is believed when there is so much in it. */
const NAMED_MIN_CHARACTERS = 140;
/** What a block gives to the elements above it: each gets less than the one below. */
const DECAY = 0.6;
const LEVELS = 4;

/** The text of a page without menus, advertisements and what is not shown: a line each paragraph, heading and item. */
export function mainText(root: HtmlElement): string {
  const place = placeOfText(root);
  return linesOf(place === null ? blocksOf(root) : blocksOf(place));
}

/** What the page names its text, else the element most of it stands in; null where there is none. */
function placeOfText(root: HtmlElement): HtmlElement | null {
  const named = [...elementsOf(root)]
    .filter(
      ({ tag, attributes }) =>
        tag === "article" || tag === "main" || attributes["role"] === "main" || attributes["itemprop"] === "articleBody",
    )
    .map((element) => ({ element, size: lengthOf(blocksOf(element)) }))
    .toSorted((a, b) => b.size - a.size);
  const [largest] = named;
  if (largest !== undefined && largest.size >= NAMED_MIN_CHARACTERS) return largest.element;
  const scores = new Map<HtmlElement, number>();
  for (const { element, line, links, kind } of blocksOf(root)) {
    if (kind === "heading" || line.length < TELLING_CHARACTERS) continue;
    let share = line.length - 2 * links;
    let above: HtmlElement | null = element;
    for (let level = 0; level < LEVELS && above !== null && above.tag !== "#root"; level++) {
      if (above !== element || level > 0) {
        scores.set(above, (scores.get(above) ?? 0) + share);
        share *= DECAY;
      }
      above = above.parent;
    }
  }
  let best: HtmlElement | null = null;
  for (const [element, score] of scores) if (best === null || score > (scores.get(best) ?? 0)) best = element;
  // A text in several boxes beside each other: what holds nearly all of it is meant.
  const all = lengthOf(blocksOf(root));
  return best !== null && lengthOf(blocksOf(best)) * 2 >= all ? best : (best?.parent ?? null);
}

function lengthOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { line }) => sum + line.length, 0);
}

/** Blocks in the order of the page, without what is around a text or not shown. */
function blocksOf(place: HtmlElement): Block[] {
  const blocks: Block[] = [];
  const walk = (element: HtmlElement): void => {
    let line = "";
    let links = 0;
    const close = () => {
      const text = line
        .replace(/[\p{Cc}]/gu, " ")
        .replace(/\s+/g, " ")
        .trim();
      if (text !== "") blocks.push({ element, line: text, links: Math.min(links, text.length), kind: kindOf(element) });
      line = "";
      links = 0;
    };
    const inline = (child: HtmlElement | string, inLink: boolean): void => {
      if (typeof child === "string") {
        line += child;
        if (inLink) links += child.trim().length;
      } else if (isAround(child)) return;
      else if (child.tag === "br") close();
      else if (BLOCKS.has(child.tag)) {
        close();
        walk(child);
      } else for (const one of child.children) inline(one, inLink || child.tag === "a");
    };
    for (const child of element.children) inline(child, false);
    close();
  };
  walk(place);
  return blocks.filter(({ line, links, kind }) => kind !== "text" || links <= line.length * LINK_SHARE_MAX).filter(isNoMenuItem);
}

function isNoMenuItem({ kind, line, links }: Block): boolean {
  return kind !== "item" || links <= line.length * LINK_SHARE_MAX;
}

function isAround({ tag, attributes }: HtmlElement): boolean {
  const { class: names = "", id = "", role = "", style = "" } = attributes;
  if (NEVER.has(tag) || "hidden" in attributes || attributes["aria-hidden"] === "true" || HIDDEN.test(style)) return true;
  if (role === "navigation" || role === "banner" || role === "contentinfo" || role === "complementary") return true;
  return tag !== "body" && tag !== "article" && tag !== "main" && (AROUND.test(names) || AROUND.test(id));
}

function kindOf({ tag }: HtmlElement): Block["kind"] {
  return HEADING.test(tag) ? "heading" : tag === "li" ? "item" : "text";
}

/** Headings with nothing below them go; cells of one row stand in one line. */
function linesOf(blocks: readonly Block[]): string {
  const lines: string[] = [];
  let row: HtmlElement | null = null;
  for (const [at, { element, line, kind }] of blocks.entries()) {
    const next = blocks[at + 1];
    if (kind === "heading" && (next === undefined || (next.kind === "heading" && levelOf(next) <= levelOf({ element })))) continue;
    const inRow = element.tag === "td" || element.tag === "th" ? element.parent : null;
    if (inRow !== null && inRow === row) lines.push(`${lines.pop() ?? ""} | ${line}`);
    else lines.push(kind === "heading" ? headingLine(line) : kind === "item" ? `- ${line}` : line);
    row = inRow;
  }
  return lines.join("\n");
}

function levelOf({ element }: Pick<Block, "element">): number {
  return Number(HEADING.exec(element.tag)?.[1] ?? 0);
}
