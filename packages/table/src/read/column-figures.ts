import { readNumber } from "../cells/index.ts";
import type { CellColumn } from "./cell-column.ts";

/** Reads the numbers of a column by row; null where a cell has none. Reads each different text once. */
export function readFigures({ codes, values, entries }: CellColumn): (row: number) => number | null {
  const known = new Map<number, number | null>();
  return (row) => {
    const code = codes[row] ?? 0;
    if (code === 0) return null;
    // What was read with its digits is the value of its text, whatever column it stands in.
    if (code < 0) return values[row] ?? null;
    let value = known.get(code);
    if (value === undefined) {
      const entry = entries[code];
      value = typeof entry === "string" ? (readNumber(entry)?.value ?? null) : null;
      known.set(code, value);
    }
    return value;
  };
}
