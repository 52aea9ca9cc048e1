import { nodeText } from "../model/derive-sections.ts";
import type { NodeJson } from "../model/document-content.ts";
import { tableGrid } from "./table-grid.ts";

/** The cells of a table as plain text; where a merged cell reaches there is none. */
export function tableTexts(table: NodeJson): string[][] {
  return tableGrid(table).map((row) => row.map((cell) => (cell?.content ?? []).map(nodeText).join("\n")));
}

/** Where the table stands that a section's first chart is drawn from, else its first table; -1 = it has none. */
export function indexOfTable(blocks: readonly NodeJson[]): number {
  const chart = blocks.find(({ type }) => type === "chart");
  const own = blocks.findIndex(({ type, attrs }) => type === "table" && chart !== undefined && attrs?.["id"] === chart.attrs?.["tableId"]);
  return own >= 0 ? own : blocks.findIndex(({ type }) => type === "table");
}
