import { nodeText } from "../model/derive-sections.ts";
import type { NodeJson } from "../model/document-content.ts";
import { tableGrid } from "./table-grid.ts";

/** The cells of a table as plain text; where a merged cell reaches there is none. */
export function tableTexts(table: NodeJson): string[][] {
  return tableGrid(table).map((row) => row.map((cell) => (cell?.content ?? []).map(nodeText).join("\n")));
}
