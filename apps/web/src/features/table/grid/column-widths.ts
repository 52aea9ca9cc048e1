import type { Column } from "@tangleaf/table/columns";
import { lengthOf } from "@tangleaf/table/columns";
import { TEXT_SCALE } from "#lib/text-scale.ts";
import { textAt } from "./cell-text.ts";

const MIN_PX = 84;
const MAX_PX = 300;
const PADDING_PX = 26;
/** Room for the arrow behind a heading. */
const HEAD_PX = 24;
const WIDE_PX = 13.5 * TEXT_SCALE;
const NARROW_PX = 7.6 * TEXT_SCALE;
/** Rows looked at for the width of a column. */
const LOOKED_AT = 120;

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;

/** How wide a text is about, without drawing it. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += WIDE.test(character) ? WIDE_PX : NARROW_PX;
  return width;
}

/** How wide each column is, in pixels: by its heading and its first rows. */
export function columnWidths(columns: readonly Column[], headings: readonly string[]): number[] {
  return columns.map((column, at) => {
    let widest = widthOf(headings[at] ?? column.name) + HEAD_PX;
    const rows = Math.min(LOOKED_AT, lengthOf(column));
    for (let row = 0; row < rows; row += 1) widest = Math.max(widest, widthOf(textAt(column, row)));
    return Math.round(Math.min(MAX_PX, Math.max(MIN_PX, widest + PADDING_PX)));
  });
}

/** How wide each heading is with its arrow, in pixels, however long. */
export const headingWidths = (headings: readonly string[]): number[] =>
  headings.map((heading) => Math.round(widthOf(heading) + HEAD_PX + PADDING_PX));

/** A phone shows a second column beside any first one. */
const NARROW_GRID_PX = 480;
const NARROW_SHARE = 0.45;

/** Of a narrow grid no column takes more than 45 %. */
export function capWidths(widths: readonly number[], available: number): readonly number[] {
  const most = available <= NARROW_GRID_PX ? Math.max(MIN_PX, Math.floor(available * NARROW_SHARE)) : MAX_PX;
  return widths.map((width) => Math.min(width, most));
}

/** Columns that leave the grid partly empty: those whose heading is cut are widened first, then all alike. */
export function filledWidths(widths: readonly number[], headings: readonly number[], available: number): readonly number[] {
  const spare = available - total(widths);
  if (widths.length === 0 || spare <= 0) return widths;
  const missing = widths.map((width, at) => Math.max(0, (headings[at] ?? 0) - width));
  const share = Math.min(1, spare / Math.max(1, total(missing)));
  const whole = widths.map((width, at) => width + Math.floor((missing[at] ?? 0) * share));
  const wider = whole.map((width) => width + Math.floor(((available - total(whole)) * width) / total(whole)));
  const rest = available - total(wider);
  return wider.map((width, at) => (at === wider.length - 1 ? width + rest : width));
}

const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);
