import type { Column } from "@tangleaf/table/columns";
import { lengthOf } from "@tangleaf/table/columns";
import { textAt } from "./cell-text.ts";

const MIN_PX = 84;
const MAX_PX = 300;
const PADDING_PX = 26;
/** Room for the arrow behind a heading. */
const HEAD_PX = 24;
const WIDE_PX = 13.5;
const NARROW_PX = 7.6;
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

/** Columns that leave the grid partly empty are widened alike. */
export function filledWidths(widths: readonly number[], available: number): readonly number[] {
  const sum = widths.reduce((all, width) => all + width, 0);
  if (sum === 0 || sum >= available) return widths;
  const wider = widths.map((width) => Math.floor((width * available) / sum));
  const rest = available - wider.reduce((all, width) => all + width, 0);
  return wider.map((width, at) => (at === wider.length - 1 ? width + rest : width));
}
