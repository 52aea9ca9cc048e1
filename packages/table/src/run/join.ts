import { type Column, lengthOf, NO_DAY, type TextColumn, takeRows } from "../columns/index.ts";
import type { StepOf } from "../plan/plan-schema.ts";
import { alikeAs } from "./count-duplicates.ts";
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
  const leftColumns = on.map(([col], n) => columnAt(frame, col, `${path}.on.${n}.0`));
  const leftKey = keyOf(leftColumns.map(readColumn));
  const rightKey = keyOf(on.map(([, col], n) => readColumn(columnAt(other, col, `${path}.on.${n}.1`))));
  const partners = new Map<string, number[]>();
  for (const row of other.rows) {
    const key = rightKey(row);
    if (key === null) continue;
    const list = partners.get(key);
    if (list === undefined) partners.set(key, [row]);
    else list.push(row);
  }
  const found = (row: number): readonly number[] => {
    const key = leftKey(row);
    return key === null ? NO_ROWS : (partners.get(key) ?? NO_ROWS);
  };
  // Of one column of texts, partners are looked for once a word.
  const [only] = on.length === 1 ? leftColumns : [];
  const partnersOf = only?.type === "text" ? oncePerWord(only, found) : found;
  // Looked for once a row: the first partner, and whether it is the only one.
  const firsts = new Int32Array(frame.rows.length);
  let unmatched = 0;
  let multiplied = 0;
  for (let n = 0; n < frame.rows.length; n += 1) {
    const matches = partnersOf(frame.rows[n] ?? 0);
    firsts[n] = matches[0] ?? NONE;
    if (matches.length === 0) unmatched += 1;
    else if (matches.length > 1) multiplied += 1;
  }
  if (kind === "anti" || kind === "semi") {
    const rows = frame.rows.filter((_, n) => (firsts[n] !== NONE) === (kind === "semi"));
    return { frame: { ...frame, rows }, counts: { unmatched, multiplied: 0 } };
  }
  const names = frame.columns.map((column) => column.name);
  const wanted = take ?? other.columns.map((column) => column.name).filter((col) => !on.some(([, key]) => key === col));
  const taken = (right: Int32Array | readonly number[]): Column[] =>
    wanted.map((col, n) => {
      const free = freeName(col, names);
      names.push(free);
      return { ...takeRows(columnAt(other, col, `${path}.take.${n}`), right), name: free };
    });
  const [first] = frame.columns;
  if (multiplied === 0 && first !== undefined) {
    // No row comes twice: the left columns stay as they are, and what is taken stands beside their rows.
    const rows = kind === "left" ? frame.rows : frame.rows.filter((_, n) => firsts[n] !== NONE);
    if (rows.length > JOIN_ROWS_MAX) throw new PlanError("resultTooLarge", path, name);
    const right = new Int32Array(lengthOf(first)).fill(NONE);
    for (let n = 0; n < frame.rows.length; n += 1) right[frame.rows[n] ?? 0] = firsts[n] ?? NONE;
    const columns = [...frame.columns, ...taken(right)];
    // Rows alike on the left have the same partner.
    alikeAs(columns, frame.columns);
    return { frame: { ...frame, columns, rows }, counts: { unmatched, multiplied } };
  }
  const left: number[] = [];
  const right: number[] = [];
  for (const row of frame.rows) {
    const matches = partnersOf(row);
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
  const columns = [...frame.columns.map((column) => takeRows(column, left)), ...taken(right)];
  const sheetRows = frame.sheetRows === null ? null : Uint32Array.from(left, (row) => frame.sheetRows?.[row] ?? 0);
  return {
    frame: { columns, rows: Uint32Array.from(left, (_, n) => n), sheetRows, order: frame.order },
    counts: { unmatched, multiplied },
  };
}

/** No row: a row of the left table without a partner has nothing of the right one. */
const NONE = -1;
const NO_ROWS: readonly number[] = [];

function oncePerWord({ codes, words }: TextColumn, find: (row: number) => readonly number[]): (row: number) => readonly number[] {
  const known: (readonly number[] | undefined)[] = new Array(words.length).fill(undefined);
  return (row) => {
    const code = codes[row] ?? 0;
    let rows = known[code];
    if (rows === undefined) {
      rows = find(row);
      known[code] = rows;
    }
    return rows;
  };
}

/** Keys are the same whatever their width and the blanks around them. Nothing in a key is the same as nothing else. */
export function keyOf(readers: readonly Reader[]): (row: number) => string | null {
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
  if (reader.type === "text" && reader.column !== undefined) {
    const { codes, words } = reader.column;
    const parts: (string | null | undefined)[] = new Array(words.length).fill(undefined);
    return (row) => {
      const code = codes[row] ?? 0;
      let part = parts[code];
      if (part === undefined) {
        part = code === 0 ? null : (words[code] ?? "").normalize("NFKC").trim();
        parts[code] = part;
      }
      return part;
    };
  }
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
