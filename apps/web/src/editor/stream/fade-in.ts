import css from "./fade-in.module.css";

/** Same as `--ink-dry` in `app/styles/tokens.css`. */
export const FADE_MS = 900;
const SKIPPED = ".math";

type Range = { from: number; to: number; at: number };

/**
 * Remembers when each range of text was written and colours the ranges that are still fading. The tail is drawn anew with
 * every flush, so a range continues its animation by a negative delay instead of starting over.
 */
export type FadeIn = {
  /** The text now reaches `length` characters. */
  note(length: number, now: number): void;
  /** Wraps the fading ranges inside nodes whose text starts at `offset`. */
  paint(nodes: readonly Node[], offset: number, now: number): void;
};

export function createFadeIn(): FadeIn {
  let ranges: Range[] = [];
  let length = 0;
  return {
    note(reached, now) {
      ranges = ranges.filter((range) => now - range.at < FADE_MS && range.from < reached);
      if (reached > length) ranges.push({ from: length, to: reached, at: now });
      length = reached;
    },
    paint(nodes, offset, now) {
      const first = ranges[0];
      if (!first) return;
      let start = offset;
      for (const text of nodes.flatMap(textNodes)) {
        const end = start + text.data.length;
        if (end > first.from) paintText(text, start, ranges, now);
        start = end;
      }
    },
  };
}

/** Text nodes that count as written text: not formulas, nor the line ends between blocks. */
function textNodes(root: Node): Text[] {
  return allTexts(root).filter((text) => text.data.trim() !== "");
}

function allTexts(root: Node): Text[] {
  if (root instanceof Text) return [root];
  if (root instanceof Element && root.matches(SKIPPED)) return [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (node instanceof Element) return node.matches(SKIPPED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    return NodeFilter.FILTER_ACCEPT;
  });
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) found.push(node);
  return found;
}

/** Characters of written text under the nodes. */
export function textLength(nodes: readonly Node[]): number {
  return nodes.flatMap(textNodes).reduce((sum, text) => sum + text.data.length, 0);
}

/** Takes the colour spans out again, so that a paragraph is plain text nodes. */
export function unwrapFaded(root: Element): void {
  const parents = new Set<Node>();
  for (const span of root.querySelectorAll(`.${css["fading"]}`)) {
    if (span.parentNode) parents.add(span.parentNode);
    span.replaceWith(...span.childNodes);
  }
  for (const parent of parents) parent.normalize();
}

function paintText(text: Text, start: number, ranges: readonly Range[], now: number): void {
  let rest = text;
  let at = start;
  const end = start + text.data.length;
  for (const range of ranges) {
    const from = Math.max(range.from, at);
    const to = Math.min(range.to, end);
    if (from >= to) continue;
    const part = from > at ? rest.splitText(from - at) : rest;
    rest = to < end ? part.splitText(to - from) : part;
    at = to;
    const span = document.createElement("span");
    span.className = css["fading"] ?? "";
    span.style.animationDelay = `${Math.round(range.at - now)}ms`;
    part.replaceWith(span);
    span.append(part);
    if (to >= end) return;
  }
}
