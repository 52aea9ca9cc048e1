import { NO_DAY, takeRows } from "../columns/index.ts";
import type { StepOf } from "../plan/plan-schema.ts";
import { columnAt, type Frame, freeName } from "./frame.ts";
import { PlanError } from "./plan-error.ts";
import { type Reader, readColumn } from "./reader.ts";

/** Rows a join may make. */
export const JOIN_ROWS_MAX = 500_000;

/** What is to be said of a join: rows of the left table without a partner, and rows that stand there more than once now. */
export type JoinCounts = { readonly unmatched: number; readonly multiplied: number };

/** Rows beside those of another table that have the same keys. Throws tableUnknown, columnUnknown, resultTooLarge. */
export function runJoin(
  frame: Frame,
  { on, kind = "left", take, with: name }: StepOf<"join">,
  { other, path }: { other: Frame; path: string },
): { frame: Frame; counts: JoinCounts } {
  const leftKey = keyOf(on.map(([col], n) => readColumn(columnAt(frame, col, `${path}.on.${n}.0`))));
  const rightKey = keyOf(on.map(([, col], n) => readColumn(columnAt(other, col, `${path}.on.${n}.1`))));
  const partners = new Map<string, number[]>();
  for (const row of other.rows) {
    const key = rightKey(row);
    if (key === null) continue;
    const list = partners.get(key);
    if (list === undefined) partners.set(key, [row]);
    else list.push(row);
  }
  const partnersOf = (row: number): readonly number[] => {
    const key = leftKey(row);
    return key === null ? [] : (partners.get(key) ?? []);
  };
  const unmatched = frame.rows.reduce((count, row) => count + (partnersOf(row).length === 0 ? 1 : 0), 0);
  if (kind === "anti" || kind === "semi") {
    const rows = frame.rows.filter((row) => partnersOf(row).length > 0 === (kind === "semi"));
    return { frame: { ...frame, rows }, counts: { unmatched, multiplied: 0 } };
  }
  const left: number[] = [];
  const right: number[] = [];
  let multiplied = 0;
  for (const row of frame.rows) {
    const matches = partnersOf(row);
    if (matches.length > 1) multiplied += 1;
    if (matches.length === 0 && kind === "left") {
      left.push(row);
      right.push(NONE);
    }
    for (const match of matches) {
      left.push(row);
      right.push(match);
    }
    if (left.length > JOIN_ROWS_MAX) throw new PlanError("resultTooLarge", path, name);
  }
  const names = frame.columns.map((column) => column.name);
  const wanted = take ?? other.columns.map((column) => column.name).filter((col) => !on.some(([, key]) => key === col));
  const columns = frame.columns.map((column) => takeRows(column, left));
  for (const [n, col] of wanted.entries()) {
    const free = freeName(col, names);
    names.push(free);
    columns.push({ ...takeRows(columnAt(other, col, `${path}.take.${n}`), right), name: free });
  }
  const sheetRows = frame.sheetRows === null ? null : Uint32Array.from(left, (row) => frame.sheetRows?.[row] ?? 0);
  return {
    frame: { columns, rows: Uint32Array.from(left, (_, n) => n), sheetRows, order: frame.order },
    counts: { unmatched, multiplied },
  };
}

/** No row: a row of the left table without a partner has nothing of the right one. */
const NONE = -1;

/** Keys are the same whatever their width and the blanks around them. Nothing in a key is the same as nothing else. */
function keyOf(readers: readonly Reader[]): (row: number) => string | null {
  const parts = readers.map(partOf);
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  return (row) => {
    const all = parts.map((part) => part(row));
    return all.includes(null) ? null : JSON.stringify(all);
  };
}

/** Each different value is looked at once. */
function partOf(reader: Reader): (row: number) => string | null {
  const known = new Map<string | number | null, string | null>();
  return (row) => {
    const value = reader.type === "none" ? null : reader.at(row);
    const found = known.get(value);
    if (found !== undefined) return found;
    const isNothing = value === null || Number.isNaN(value) || (reader.type === "date" && value === NO_DAY);
    const part = isNothing ? null : typeof value === "string" ? value.normalize("NFKC").trim() : String(value);
    known.set(value, part);
    return part;
  };
}
