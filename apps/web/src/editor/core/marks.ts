import { SAMPLE_MARK_SOURCE } from "@tangleaf/document/marks";

/** What a sample still asks its owner for. */
const MARK = new RegExp(SAMPLE_MARK_SOURCE, "g");
const HIGHLIGHT = "todo";

export type TextMark = {
  /** As it stands in the text. */
  readonly text: string;
  /** What is to be filled in. */
  readonly hint: string;
  /** Which of the equal ones it is, from 0. */
  readonly nth: number;
};

/** The marks of a text, in their order. */
export function marksOf(text: string): TextMark[] {
  return placedMarks(text, new Map()).map(({ mark }) => mark);
}

/** The marks of a text and where they begin; `seen` counts equal ones, also over several texts. */
function placedMarks(text: string, seen: Map<string, number>): { mark: TextMark; index: number }[] {
  return Array.from(text.matchAll(MARK), ({ 0: mark, 1: inChinese, 2: hint = inChinese ?? "", index }) => {
    const nth = seen.get(mark) ?? 0;
    seen.set(mark, nth + 1);
    return { mark: { text: mark, hint: hint.trim(), nth }, index };
  });
}

export function withoutMarks(text: string): string {
  return text.replace(MARK, "");
}

/** The marks inside an element as ranges; none goes over the border of a text node but where an editor split it. */
function rangesIn(root: Node): { range: Range; mark: TextMark }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const seen = new Map<string, number>();
  const found: { range: Range; mark: TextMark }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { mark, index } of placedMarks(node.nodeValue ?? "", seen)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + mark.text.length);
      found.push({ range, mark });
    }
  }
  return found;
}

/** Colours the marks inside the elements without touching their nodes; where the browser cannot, they stay plain. */
export function highlightMarks(roots: readonly (Element | null)[]): void {
  if (typeof Highlight === "undefined" || !("highlights" in CSS)) return;
  const ranges = roots.flatMap((root) => (root ? rangesIn(root) : [])).map(({ range }) => range);
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}

/** The mark at a place of the screen, if there is one. */
export function markAt(root: Element, { left, top }: { left: number; top: number }): TextMark | null {
  const inside = ({ range }: { range: Range }) =>
    [...range.getClientRects()].some((box) => left >= box.left && left <= box.right && top >= box.top && top <= box.bottom);
  return rangesIn(root).find(inside)?.mark ?? null;
}
