import { type Column, lengthOf } from "../columns/index.ts";
import type { Frame } from "./frame.ts";

/** A number for each row that is the same for rows alike, kept as long as the columns are. */
const hashes = new WeakMap<readonly Column[], Uint32Array>();

/** How many there are among all rows, kept as long. */
const counts = new WeakMap<readonly Column[], number>();
/** Columns whose rows are alike exactly where those of others are. */
const likeOthers = new WeakMap<readonly Column[], readonly Column[]>();

/** Says so of columns to which only was added what follows from the others. */
export function alikeAs(columns: readonly Column[], others: readonly Column[]): void {
  likeOthers.set(columns, likeOthers.get(others) ?? others);
}

const GOLDEN = 0x9e3779b1;
const HALF_BITS = 15;

function hashesOf(columns: readonly Column[]): Uint32Array {
  const known = hashes.get(columns);
  if (known !== undefined) return known;
  const made = new Uint32Array(columns[0] === undefined ? 0 : lengthOf(columns[0]));
  const parts = new Float64Array(1);
  const bits = new Uint32Array(parts.buffer);
  for (const column of columns) {
    for (let row = 0; row < made.length; row += 1) {
      let part: number;
      if (column.type === "text") part = column.codes[row] ?? 0;
      else if (column.type === "date") part = column.days[row] ?? 0;
      else {
        // 0 and -0 are one number; every empty cell is alike.
        const value = column.values[row] ?? Number.NaN;
        parts[0] = value === 0 || Number.isNaN(value) ? 0 : value;
        part = (bits[0] ?? 0) ^ (bits[1] ?? 0);
      }
      const mixed = Math.imul((made[row] ?? 0) ^ part, GOLDEN);
      made[row] = mixed ^ (mixed >>> HALF_BITS);
    }
  }
  hashes.set(columns, made);
  return made;
}

function areAlike(columns: readonly Column[], a: number, b: number): boolean {
  return columns.every((column) => {
    if (column.type === "text") return column.codes[a] === column.codes[b];
    if (column.type === "date") return column.days[a] === column.days[b];
    const [x = Number.NaN, y = Number.NaN] = [column.values[a], column.values[b]];
    return x === y || (Number.isNaN(x) && Number.isNaN(y));
  });
}

/** Rows of which all cells stand in an earlier row too. */
export function countDuplicates({ columns: all, rows }: Frame): number {
  const columns = likeOthers.get(all) ?? all;
  const isWhole = columns[0] !== undefined && rows.length === lengthOf(columns[0]);
  const known = isWhole ? counts.get(columns) : undefined;
  if (known !== undefined) return known;
  const count = countAmong(columns, rows);
  if (isWhole) counts.set(columns, count);
  return count;
}

function countAmong(columns: readonly Column[], rows: Uint32Array): number {
  const hash = hashesOf(columns);
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, rows.length * 2)));
  const seen = new Int32Array(size).fill(-1);
  let count = 0;
  for (const row of rows) {
    let place = (hash[row] ?? 0) & (size - 1);
    for (;;) {
      const other = seen[place] ?? -1;
      if (other === -1) {
        seen[place] = row;
        break;
      }
      if (hash[other] === hash[row] && areAlike(columns, other, row)) {
        count += 1;
        break;
      }
      place = (place + 1) & (size - 1);
    }
  }
  return count;
}
