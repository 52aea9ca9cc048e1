/** Same as `--ink-dry` in `app/styles/tokens.css`. */
export const FADE_MS = 900;
/** Shades from orange to ink; as many highlights stand in `fade-in.module.css`. */
const SHADES = 6;
const SHADE_MS = FADE_MS / SHADES;
/** Where nothing more comes, the shades change by themselves; what comes before then changes them in its own frame. */
const ALONE_MS = 1.5 * SHADE_MS;
const SKIPPED = ".math";

/** Characters of the text that were written at one time. */
type Span = { readonly from: number; to: number; readonly at: number };
/** A piece of a text node that is still drying. */
type Wet = { readonly node: Text; readonly from: number; readonly to: number; readonly at: number };

/**
 * Colours the newest characters, which dry from orange to ink. They are highlights, not elements: the text stays whole text nodes, nothing
 * is animated, and the browser paints anew only when a shade changes. Where it has no highlights, text is ink at once.
 */
export type FadeIn = {
  /** `finished` will stay, `tail` may be drawn anew with the next flush; they begin at `offset` characters of the text. */
  paint(drawn: { finished: readonly Node[]; tail: readonly Node[]; offset: number; now: number }): void;
  /** The text now reaches `length` characters without any of them being new. */
  skip(length: number): void;
};

export function createFadeIn(): FadeIn {
  const colours = canColour();
  let spans: Span[] = [];
  let length = 0;
  let finishedWet: Wet[] = [];
  let tailWet: Wet[] = [];
  let painted: { shade: Highlight; range: AbstractRange }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function colour(now: number): void {
    clearTimeout(timer);
    for (const { shade, range } of painted) shade.delete(range);
    const isWet = ({ at }: { at: number }) => now - at < FADE_MS;
    finishedWet = finishedWet.filter(isWet);
    tailWet = tailWet.filter(isWet);
    painted = [...finishedWet, ...tailWet].map(({ node, from, to, at }) => ({
      shade: shadeOf(Math.max(0, Math.floor((now - at) / SHADE_MS))),
      range: new StaticRange({ startContainer: node, startOffset: from, endContainer: node, endOffset: to }),
    }));
    for (const { shade, range } of painted) shade.add(range);
    if (painted.length > 0) timer = setTimeout(() => colour(now + ALONE_MS), ALONE_MS);
  }

  return {
    paint({ finished, tail, offset, now }) {
      if (!colours) return;
      const ends = [textLength(finished), textLength(tail)] as const;
      const reached = offset + ends[0] + ends[1];
      spans = spans.filter(({ from, at }) => now - at < FADE_MS && from < reached);
      const last = spans.at(-1);
      // What comes within one shade dries as one.
      if (last && last.to === length && now - last.at < SHADE_MS) last.to = Math.max(last.to, reached);
      else if (reached > length) spans.push({ from: length, to: reached, at: now });
      length = reached;
      finishedWet.push(...wetIn(finished, offset, spans));
      tailWet = wetIn(tail, offset + ends[0], spans);
      colour(now);
    },
    skip(reached) {
      length = reached;
      tailWet = [];
    },
  };
}

function wetIn(nodes: readonly Node[], offset: number, spans: readonly Span[]): Wet[] {
  const found: Wet[] = [];
  let start = offset;
  for (const node of nodes.flatMap(textNodes)) {
    const end = start + node.data.length;
    for (const { from, to, at } of spans) {
      if (from < end && to > start) found.push({ node, from: Math.max(from, start) - start, to: Math.min(to, end) - start, at });
    }
    start = end;
  }
  return found;
}

/** The highlight of a shade, 0 the wettest; all texts of the page share them. */
function shadeOf(shade: number): Highlight {
  const name = `ink-${Math.min(shade, SHADES - 1)}`;
  let highlight = CSS.highlights.get(name);
  if (!highlight) {
    highlight = new Highlight();
    CSS.highlights.set(name, highlight);
  }
  return highlight;
}

function canColour(): boolean {
  return typeof Highlight !== "undefined" && "highlights" in CSS && !matchMedia("(prefers-reduced-motion: reduce)").matches;
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
