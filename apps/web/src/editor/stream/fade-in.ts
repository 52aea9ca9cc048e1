import css from "./ink.module.css";

/** `--ink-dry` of the design. */
export const INK_DRY_MS = 900;
const SKIPPED = ".math";

type Stroke = { from: number; to: number; at: number };

/**
 * Remembers when each stretch of text was written and colours the stretches that are still wet. The tail is drawn anew with
 * every flush, so a stretch resumes its drying by a negative delay instead of starting over.
 */
export type WetInk = {
  /** The text now reaches `length` characters. */
  note(length: number, now: number): void;
  /** Wraps the wet stretches inside nodes whose text starts at `offset`. */
  paint(nodes: readonly Node[], offset: number, now: number): void;
};

export function createWetInk(): WetInk {
  let strokes: Stroke[] = [];
  let length = 0;
  return {
    note(reached, now) {
      strokes = strokes.filter((stroke) => now - stroke.at < INK_DRY_MS && stroke.from < reached);
      if (reached > length) strokes.push({ from: length, to: reached, at: now });
      length = reached;
    },
    paint(nodes, offset, now) {
      const first = strokes[0];
      if (!first) return;
      let start = offset;
      for (const text of nodes.flatMap(textNodes)) {
        const end = start + text.data.length;
        if (end > first.from) paintText(text, start, strokes, now);
        start = end;
      }
    },
  };
}

/** Text nodes that count as written text: formulas are pictures here, and line ends between blocks are nobody's writing. */
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
export function unwrapInk(root: Element): void {
  const parents = new Set<Node>();
  for (const span of root.querySelectorAll(`.${css["wet"]}`)) {
    if (span.parentNode) parents.add(span.parentNode);
    span.replaceWith(...span.childNodes);
  }
  for (const parent of parents) parent.normalize();
}

function paintText(text: Text, start: number, strokes: readonly Stroke[], now: number): void {
  let rest = text;
  let at = start;
  const end = start + text.data.length;
  for (const stroke of strokes) {
    const from = Math.max(stroke.from, at);
    const to = Math.min(stroke.to, end);
    if (from >= to) continue;
    const wet = from > at ? rest.splitText(from - at) : rest;
    rest = to < end ? wet.splitText(to - from) : wet;
    at = to;
    const span = document.createElement("span");
    span.className = css["wet"] ?? "";
    span.style.animationDelay = `${Math.round(stroke.at - now)}ms`;
    wet.replaceWith(span);
    span.append(wet);
    if (to >= end) return;
  }
}
