import type { CSSProperties } from "react";

const GAP_PX = 8;
const EDGE_PX = 12;
/** Widest thing that is placed: it must not hang over the right edge. */
const WIDTH_PX = 320;

/** Place of a menu under a passage, relative to the sheet that holds it. */
export function placeUnder(passage: DOMRect, sheet: HTMLElement): CSSProperties {
  const frame = sheet.getBoundingClientRect();
  const left = passage.left - frame.left;
  const rightmost = Math.max(EDGE_PX, frame.width - WIDTH_PX - EDGE_PX);
  return { left: Math.min(Math.max(left, EDGE_PX), rightmost), top: passage.bottom - frame.top + GAP_PX };
}
