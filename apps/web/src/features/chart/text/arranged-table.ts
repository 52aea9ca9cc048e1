import type { KindResult } from "@tangleaf/contract";
import { type FoundTable, listFigures, type Placed } from "@tangleaf/table/from-text";

/**
 * What a model made of a text: it names which figure goes where, and the figures themselves are taken from the text. A figure it names
 * that is not there is left out; labels are its own words, at their place where the text has them.
 */
export function arrangedTable(text: string, { columns, rows }: KindResult<"figures">): FoundTable {
  const figures = listFigures(text);
  const words = (said: string): Placed => {
    const from = text.indexOf(said);
    return { words: said, from, to: from < 0 ? from : from + said.length };
  };
  return {
    heads: columns.map(words),
    isShare: false,
    rows: rows.map(({ label, cells }) => ({ label: words(label), cells: cells.flatMap(({ span }) => figures[span] ?? []) })),
  };
}
