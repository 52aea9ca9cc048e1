import { numberColumns } from "@tangleaf/table/cells";
import type { NodeJson } from "../model/document-content.ts";
import { tableGrid } from "./table-grid.ts";
import { tableTexts } from "./table-texts.ts";

type Alignment = "left" | "right";

/**
 * How the cells of a table are set where nobody has said: quantities to the right, everything else to the left, a heading as its column.
 * Cells that reach over several columns are left out.
 */
export function usualAlignments(table: NodeJson): Map<NodeJson, Alignment> {
  const grid = tableGrid(table);
  const texts = tableTexts(table);
  const headRows = grid.findIndex((row) => row.some((cell) => cell !== null && cell.type !== "tableHeader"));
  const heads = headRows === -1 ? grid.length : headRows;
  const width = grid[0]?.length ?? 0;
  const names = Array.from({ length: width }, (_, at) =>
    texts
      .slice(0, heads)
      .map((row) => row[at] ?? "")
      .join(""),
  );
  const right = new Set(numberColumns(names, texts.slice(heads)));
  return new Map(
    grid.flatMap((row) =>
      row.flatMap((cell, at): [NodeJson, Alignment][] =>
        cell === null || Number(cell.attrs?.["colspan"] ?? 1) > 1 ? [] : [[cell, right.has(at) ? "right" : "left"]],
      ),
    ),
  );
}

/** Columns of quantities, from 0, of a table without merged cells; else none. */
export function rightColumns(table: NodeJson): number[] {
  const cells = (table.content ?? []).flatMap((row) => row.content ?? []);
  if (cells.some(({ attrs }) => Number(attrs?.["colspan"] ?? 1) > 1 || Number(attrs?.["rowspan"] ?? 1) > 1)) return [];
  const usual = usualAlignments(table);
  return (table.content?.[0]?.content ?? []).flatMap((cell, at) => (usual.get(cell) === "right" ? [at] : []));
}
