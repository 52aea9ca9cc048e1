import { TEXT_SCALE } from "#lib/text-scale.ts";

/** Height of a row, and of the heading, in pixels; larger with the text. */
export const ROW_PX = Math.round(34 * TEXT_SCALE);
export const HEAD_PX = Math.round(36 * TEXT_SCALE);
/** Width of the column of row numbers: for three digits, or for six; twice of them where those of the file stand beside. */
const NUMBER_PX = { few: 46, many: 64, fewTwice: 68, manyTwice: 104 } as const;
const FEW_ROWS = 1000;
export function numberWidth(rows: number, isTwice: boolean): number {
  if (rows < FEW_ROWS) return isTwice ? NUMBER_PX.fewTwice : NUMBER_PX.few;
  return isTwice ? NUMBER_PX.manyTwice : NUMBER_PX.many;
}
/** Rows and columns drawn beyond what is in view. */
const BEYOND_ROWS = 8;
const BEYOND_COLUMNS = 1;

export type View = { readonly top: number; readonly left: number; readonly width: number; readonly height: number };
export type Span = { readonly from: number; readonly to: number };

export function visibleRows({ top, height }: View, count: number): Span {
  const from = Math.max(0, Math.floor(top / ROW_PX) - BEYOND_ROWS);
  return { from, to: Math.min(count, Math.ceil((top + height) / ROW_PX) + BEYOND_ROWS) };
}

/** `lefts`: where each column begins, and behind the last where it ends. */
export function visibleColumns({ left, width }: View, lefts: readonly number[]): Span {
  const count = lefts.length - 1;
  let from = 0;
  while (from < count - 1 && (lefts[from + 1] ?? 0) <= left) from += 1;
  let to = from;
  while (to < count && (lefts[to] ?? 0) < left + width) to += 1;
  return { from: Math.max(0, from - BEYOND_COLUMNS), to: Math.min(count, to + BEYOND_COLUMNS) };
}

export type Place = { readonly row: number; readonly col: number };

type Moved = { readonly key: string; readonly isFar: boolean; readonly rows: number; readonly cols: number; readonly page: number };

/** Where a key leads to from a cell; null: it is no key that moves. `isFar`: with Ctrl. */
export function movedPlace({ row, col }: Place, { key, isFar, rows, cols, page }: Moved): Place | null {
  const far: Readonly<Record<string, Place>> = {
    ArrowUp: { row: 0, col },
    ArrowDown: { row: rows - 1, col },
    ArrowLeft: { row, col: 0 },
    ArrowRight: { row, col: cols - 1 },
    Home: { row: 0, col: 0 },
    End: { row: rows - 1, col: cols - 1 },
  };
  const near: Readonly<Record<string, Place>> = {
    ArrowUp: { row: row - 1, col },
    ArrowDown: { row: row + 1, col },
    ArrowLeft: { row, col: col - 1 },
    ArrowRight: { row, col: col + 1 },
    PageUp: { row: row - page, col },
    PageDown: { row: row + page, col },
    Home: { row, col: 0 },
    End: { row, col: cols - 1 },
  };
  const next = (isFar ? far : near)[key];
  if (next === undefined) return null;
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  return { row: within(next.row, rows), col: within(next.col, cols) };
}
