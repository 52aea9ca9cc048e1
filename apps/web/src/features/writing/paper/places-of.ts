import type { CSSProperties } from "react";

const GAP_PX = 8;
const EDGE_PX = 12;
/** Width of the widest part that is placed: it must stay inside the right edge. */
const WIDTH_PX = 320;
const MENU_HEIGHT_PX = 54;
/** What lies over the text at the edges of the window: bars above, the dock below. */
const COVERED_ABOVE_PX = 170;
const COVERED_BELOW_PX = 96;

export type Places = { readonly menu: CSSProperties; readonly card: CSSProperties };

/** Places of the menu and the card of a passage, relative to the sheet that holds it: below it, the menu above where the dock would hide it. */
export function placesOf(passage: DOMRect, sheet: HTMLElement): Places {
  const frame = sheet.getBoundingClientRect();
  const rightmost = Math.max(EDGE_PX, frame.width - WIDTH_PX - EDGE_PX);
  const left = Math.min(Math.max(passage.left - frame.left, EDGE_PX), rightmost);
  const below = { left, top: passage.bottom - frame.top + GAP_PX };
  const hidden = passage.bottom + GAP_PX + MENU_HEIGHT_PX > window.innerHeight - COVERED_BELOW_PX;
  const fitsAbove = passage.top - MENU_HEIGHT_PX > COVERED_ABOVE_PX;
  return { menu: hidden && fitsAbove ? { left, top: passage.top - frame.top - MENU_HEIGHT_PX } : below, card: below };
}
