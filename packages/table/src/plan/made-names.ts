import type { Agg, By } from "./plan-schema.ts";

/** What a column made by grouping is called where the plan does not say. */
export function byName(by: By): string {
  if (typeof by === "string") return by;
  if (by.as !== undefined) return by.as;
  return "grain" in by ? `${by.col}·${by.grain}` : by.col;
}

/** What the column of an aggregate is called where the plan does not say. */
export const aggName = ({ fn, col, as }: Agg): string => as ?? (col === undefined ? fn : `${col}·${fn}`);
