import type { ColumnBody } from "./cell-grid.ts";
import type { RawCell } from "./raw-cell.ts";

const OUTLINE = /^\d{1,3}(?:\.\d{1,3})*$/;
const ROWS_MIN = 4;
const STEP_TOLERANCE = 1e-9;

/**
 * Whether the cells of a column are numbers of chapters from top to bottom: 1, 1.1, 1.1.1, 1.2, 2. Steps of a scale, 1.8, 1.9, 2, and
 * serial numbers are not.
 */
export function isOutline({ cells, rows }: ColumnBody): boolean {
  let last: number[] | null = null;
  const values: number[] = [];
  let [isDeep, hasChild] = [false, false];
  for (const row of rows) {
    const parts = splitParts(cells.cellAt(row));
    if (parts === null) continue;
    if (parts.length === 0 || (last !== null && !isNext(last, parts))) return false;
    if (parts.length > 2) isDeep = true;
    if (last?.length === 1 && parts.length === 2) hasChild = true;
    values.push(Number(`${parts[0]}.${parts[1] ?? 0}`));
    last = parts;
  }
  if (values.length < ROWS_MIN) return false;
  const isFalling = values.some((value, n) => n > 0 && value <= (values[n - 1] ?? 0));
  return isDeep || isFalling || (hasChild && !isScale(values));
}

/** The parts of a number of a chapter; of none where a cell is something else, null where it is blank. */
function splitParts(cell: RawCell): number[] | null {
  if (cell === null) return null;
  const text = typeof cell === "object" ? "" : String(cell).trim();
  return OUTLINE.test(text) ? text.split(".").map(Number) : [];
}

/** Whether one follows another: its first part of the next level, or the next of its own or a higher level. */
function isNext(last: readonly number[], next: readonly number[]): boolean {
  const level = next.length - 1;
  if (level > last.length) return false;
  const isBelow = next.slice(0, level).every((part, n) => part === last[n]);
  return isBelow && next[level] === (level === last.length ? 1 : (last[level] ?? 0) + 1);
}

const isScale = (values: readonly number[]): boolean => {
  const step = (values[1] ?? 0) - (values[0] ?? 0);
  return values.every((value, n) => n === 0 || Math.abs(value - (values[n - 1] ?? 0) - step) < STEP_TOLERANCE);
};
