import type { Frame } from "./frame.ts";
import type { Reader } from "./reader.ts";

/** Rows put together: the group of each row of a frame, in its order, and the first row of each group. */
export type Groups = { readonly groupOf: Uint32Array; readonly count: number; readonly firsts: readonly number[] };

/** Puts rows together that have the same in all of `readers`; in the order of their first row. Without readers all are one group. */
export function groupRows({ rows }: Frame, readers: readonly Reader[]): Groups {
  let groupOf: Uint32Array = new Uint32Array(rows.length);
  let count = rows.length === 0 && readers.length > 0 ? 0 : 1;
  for (const reader of readers) {
    const codes = codesOf(rows, reader);
    const joined = new Map<number, number>();
    const next = new Uint32Array(rows.length);
    for (let n = 0; n < rows.length; n += 1) {
      const key = (groupOf[n] ?? 0) * codes.count + (codes.of[n] ?? 0);
      let group = joined.get(key);
      if (group === undefined) {
        group = joined.size;
        joined.set(key, group);
      }
      next[n] = group;
    }
    groupOf = next;
    count = joined.size;
  }
  const firsts: number[] = [];
  for (let n = 0; n < rows.length; n += 1) {
    const group = groupOf[n] ?? 0;
    if (firsts[group] === undefined) firsts[group] = rows[n] ?? 0;
  }
  return { groupOf, count, firsts };
}

/** A small number for each different value. */
function codesOf(rows: Uint32Array, reader: Reader): { of: Uint32Array; count: number } {
  const of = new Uint32Array(rows.length);
  if (reader.type === "none") return { of, count: 1 };
  const known = new Map<string | number | null, number>();
  for (let n = 0; n < rows.length; n += 1) {
    const value = reader.at(rows[n] ?? 0);
    let code = known.get(value);
    if (code === undefined) {
      code = known.size;
      known.set(value, code);
    }
    of[n] = code;
  }
  return { of, count: Math.max(1, known.size) };
}
