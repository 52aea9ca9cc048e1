import type { NodeJson } from "@tangleaf/document/model";

const SPAN_MAX = 200;
/** A grid larger than this is left as it is: filling its gaps would make it larger still. */
const GRID_CELLS_MAX = 20_000;

/**
 * A table whose rows have the same width, without gaps and overlaps: two people may have added rows and columns at once. Spans
 * that reach over other cells or out of the table are cut, missing cells are added at the end of their row.
 */
export function tidyTable(table: NodeJson): NodeJson {
  const rows = (table.content ?? []).map((row) => (row.content ?? []).map(withValidSpans));
  const placed = placeCells(rows);
  const width = Math.max(1, ...placed.map(({ taken }) => taken.length));
  if (width * rows.length > GRID_CELLS_MAX) return table;
  const content = (table.content ?? []).map((row, index): NodeJson => {
    const { cells, taken } = placed[index] as PlacedRow;
    let gaps = width;
    for (const isTaken of taken) if (isTaken) gaps -= 1;
    const like = cells.every(({ type }) => type === "tableHeader") && cells.length > 0 ? "tableHeader" : "tableCell";
    const filled = [...cells, ...Array.from({ length: gaps }, () => emptyCell(like))];
    // A row all of whose places belong to cells above has none of its own.
    return { ...row, ...(filled.length > 0 && { content: filled }) };
  });
  return { ...table, content };
}

type PlacedRow = { readonly cells: readonly NodeJson[]; readonly taken: boolean[] };

function placeCells(rows: readonly (readonly NodeJson[])[]): PlacedRow[] {
  const taken: boolean[][] = rows.map(() => []);
  return rows.map((row, y) => {
    const line = taken[y] as boolean[];
    const cells = row.map((cell) => {
      let x = 0;
      while (line[x]) x += 1;
      let colspan = 1;
      while (colspan < spanOf(cell, "colspan") && !line[x + colspan]) colspan += 1;
      const rowspan = Math.min(spanOf(cell, "rowspan"), rows.length - y);
      for (let down = 0; down < rowspan; down += 1)
        for (let right = 0; right < colspan; right += 1) (taken[y + down] as boolean[])[x + right] = true;
      return withSpans(cell, colspan, rowspan);
    });
    return { cells, taken: line };
  });
}

function spanOf({ attrs }: NodeJson, name: "colspan" | "rowspan"): number {
  const span = attrs?.[name];
  return typeof span === "number" && Number.isInteger(span) && span >= 1 && span <= SPAN_MAX ? span : 1;
}

const withValidSpans = (cell: NodeJson): NodeJson => withSpans(cell, spanOf(cell, "colspan"), spanOf(cell, "rowspan"));

function withSpans(cell: NodeJson, colspan: number, rowspan: number): NodeJson {
  return { ...cell, attrs: { ...cell.attrs, colspan, rowspan } };
}

function emptyCell(type: "tableCell" | "tableHeader"): NodeJson {
  return { type, attrs: { colspan: 1, rowspan: 1 }, content: [{ type: "paragraph" }] };
}
