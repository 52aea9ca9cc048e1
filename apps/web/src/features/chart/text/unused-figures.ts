import { type FoundTable, listFigures, type Placed } from "@tangleaf/table/from-text";

/** Figures of a text that stand in none of the tables, at their places. */
export function unusedFigures(text: string, tables: readonly FoundTable[]): Placed[] {
  const used = tables.flatMap(({ rows }) => rows.flatMap(({ label, cells }) => [label, ...cells]));
  return listFigures(text).filter((figure) => !used.some(({ from, to }) => figure.from < to && figure.to > from));
}
