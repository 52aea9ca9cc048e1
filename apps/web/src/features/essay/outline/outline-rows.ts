import { numberOutline } from "@tangleaf/document/outline";
import { OUTLINE_DEPTH_MAX, type OutlineLine } from "./outline-line.ts";

/** A line where it stands on the paper. */
export type OutlineRow = {
  readonly line: OutlineLine;
  /** 1 = a chapter. */
  readonly depth: number;
  readonly parentId: string | null;
  readonly number: string;
};

/** The lines in the order of the text. */
export function rowsOf(lines: readonly OutlineLine[], language: string): OutlineRow[] {
  const numbers = numberOutline(lines, language);
  const read = (some: readonly OutlineLine[], depth: number, parentId: string | null): OutlineRow[] =>
    some.flatMap((line) => [{ line, depth, parentId, number: numbers.get(line.id) ?? "" }, ...read(line.subPara, depth + 1, line.id)]);
  return read(lines, 1, null);
}

/** The rows without a line and those below it. */
export function rowsWithout(rows: readonly OutlineRow[], id: string): OutlineRow[] {
  const at = rows.findIndex(({ line }) => line.id === id);
  const depth = rows[at]?.depth ?? 0;
  const end = rows.findIndex((row, index) => index > at && row.depth <= depth);
  return at === -1 ? [...rows] : rows.toSpliced(at, (end === -1 ? rows.length : end) - at);
}

/** Levels a dragged line takes up, itself included. */
export function heightIn(rows: readonly OutlineRow[], id: string): number {
  const at = rows.findIndex(({ line }) => line.id === id);
  const depth = rows[at]?.depth ?? 0;
  let deepest = depth;
  for (let index = at + 1; index < rows.length && (rows[index]?.depth ?? 0) > depth; index++)
    deepest = Math.max(deepest, rows[index]?.depth ?? 0);
  return deepest - depth + 1;
}

export type Drop = { readonly parentId: string | null; readonly index: number; readonly depth: number };

/**
 * Where a line goes that is let go before row `gap` of the others, as deep as is wanted and can be there: at most one level below
 * the row before, not above the row behind.
 */
export function dropAt(others: readonly OutlineRow[], { gap, depth, height }: { gap: number; depth: number; height: number }): Drop | null {
  const least = others[gap]?.depth ?? 1;
  const most = Math.min((others[gap - 1]?.depth ?? 0) + 1, OUTLINE_DEPTH_MAX - height + 1);
  if (least > most) return null;
  const chosen = Math.min(most, Math.max(least, depth));
  const before = others.slice(0, gap);
  const parent = before.findLast((row) => row.depth < chosen) ?? null;
  const parentId = parent?.line.id ?? null;
  return { parentId, index: before.filter((row) => row.parentId === parentId && row.depth === chosen).length, depth: chosen };
}
