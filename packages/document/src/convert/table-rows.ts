import type { NodeJson } from "../model/document-content.ts";

/** Rows of a table of these texts, the first its heading; none where they have no column. */
export function tableRows(cells: readonly (readonly string[])[]): NodeJson[] {
  const width = Math.max(0, ...cells.map((row) => row.length));
  if (width === 0) return [];
  return cells.map((row, index) => ({
    type: "tableRow",
    content: Array.from({ length: width }, (_, column) => cellNode(index === 0 ? "tableHeader" : "tableCell", row[column] ?? "")),
  }));
}

function cellNode(type: "tableHeader" | "tableCell", text: string): NodeJson {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line): NodeJson => ({ type: "paragraph", ...(line === "" ? {} : { content: [{ type: "text", text: line }] }) }));
  return { type, attrs: { colspan: 1, rowspan: 1 }, content: lines };
}
