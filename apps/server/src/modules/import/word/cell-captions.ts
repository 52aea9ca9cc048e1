import { tableGrid } from "@tangleaf/document/convert";
import { type NodeJson, nodeText } from "@tangleaf/document/model";
import type { Caption } from "./read-paragraph.ts";

type Grid = ReturnType<typeof tableGrid>;

/** A row with more words than this between a figure and a caption is no label of the figure's parts. */
const LABEL_MAX_CHARACTERS = 40;

/**
 * Tables that arrange figures have the captions in a row below. Gives each to the figure above it, removes it from `captions`, and
 * returns the table without the rows that are empty then.
 */
export function attachCellCaptions<Table extends NodeJson>(table: Table, captions: Map<NodeJson, Caption>): Table {
  const grid = tableGrid(table);
  const emptied = new Map<NodeJson, NodeJson>();
  for (const [row, cells] of grid.entries())
    for (const [column, cell] of cells.entries()) {
      const [paragraph, ...others] = (cell?.content ?? []).filter(hasContent);
      const caption = paragraph === undefined || others.length > 0 ? undefined : captions.get(paragraph);
      if (cell === null || paragraph === undefined || caption === undefined || caption.of === "table") continue;
      const figure = findFigureAbove(grid, row, column, Number(cell.attrs?.["colspan"] ?? 1));
      if (figure === null) continue;
      const attrs = figure.attrs as Parameters<Caption["claim"]>[1];
      if (caption.text !== "") attrs["caption"] = caption.text;
      caption.claim("figure", attrs);
      captions.delete(paragraph);
      emptied.set(cell, { ...cell, content: [{ type: "paragraph" }] });
    }
  return { ...table, content: withoutEmptied(table.content ?? [], emptied) };
}

/** Rows with the cells that are empty now; where nothing else was in a row, and no cell reaches over rows, without it. */
function withoutEmptied(rows: readonly NodeJson[], emptied: ReadonlyMap<NodeJson, NodeJson>): NodeJson[] {
  const cells = rows.flatMap(({ content = [] }) => content);
  const isSpanned = cells.some(({ attrs }) => Number(attrs?.["rowspan"] ?? 1) > 1);
  return rows.flatMap((row) => {
    const content = (row.content ?? []).map((cell) => emptied.get(cell) ?? cell);
    const isEmpty = (row.content ?? []).some((cell) => emptied.has(cell)) && !content.some((cell) => cell.content?.some(hasContent));
    return isEmpty && !isSpanned ? [] : [{ ...row, content }];
  });
}

const hasContent = (node: NodeJson): boolean => node.type !== "paragraph" || (node.content ?? []).length > 0;

/** The last figure without a caption, in the nearest row above that has any in these columns. */
function findFigureAbove(grid: Grid, row: number, column: number, colspan: number): NodeJson | null {
  for (let above = row - 1; above >= 0; above--) {
    const cells = (grid[above] ?? []).slice(column, column + colspan).filter((cell) => cell !== null);
    const figure = cells.flatMap(({ content = [] }) => content).findLast(({ type }) => type === "figure");
    if (figure !== undefined) return figure.attrs?.["caption"] === undefined ? figure : null;
    if (cells.some((cell) => nodeText(cell).length > LABEL_MAX_CHARACTERS)) return null;
  }
  return null;
}
