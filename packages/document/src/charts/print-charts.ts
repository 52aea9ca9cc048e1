import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import { type DocumentChart, readChart } from "./read-chart.ts";

type Content = Pick<DocumentContent, "blocks" | "settings">;

/** The charts of a document by their ids. */
export function chartsIn({ blocks, settings }: Content): Map<string, DocumentChart> {
  const tables = new Map(blocks.filter(({ type }) => type === "table").map((table) => [String(table.attrs?.["id"]), table]));
  const charts = new Map<string, DocumentChart>();
  for (const block of blocks) {
    if (block.type !== "chart") continue;
    const chart = readChart(block, tables.get(String(block.attrs?.["tableId"])) ?? null, settings.language ?? "zh");
    if (typeof chart !== "string") charts.set(String(block.attrs?.["id"]), chart);
  }
  return charts;
}

/** A document whose charts say what their figures say now, with words for those who do not see them. */
export function printCharts<C extends Content>(content: C, charts: ReadonlyMap<string, DocumentChart> = chartsIn(content)): C {
  if (charts.size === 0) return content;
  const blocks = content.blocks.map((block): NodeJson => {
    const chart = block.type === "chart" ? charts.get(String(block.attrs?.["id"])) : undefined;
    if (chart === undefined) return block;
    const attrs = { ...block.attrs, alt: chart.alt };
    return { ...block, attrs: chart.claim.text === "" ? attrs : { ...attrs, caption: chart.claim.text } };
  });
  return { ...content, blocks };
}

/** The same without the tables that are folded behind their charts. A table with a title stays: the text may refer to it. */
export function foldTables<C extends Content>(content: C): C {
  const folded = new Set(
    content.blocks.flatMap(({ type, attrs }) => (type === "chart" && attrs?.["folded"] === 1 ? [String(attrs["tableId"])] : [])),
  );
  const isLeftOut = ({ type, attrs }: NodeJson) =>
    type === "table" && folded.has(String(attrs?.["id"])) && String(attrs?.["caption"] ?? "").trim() === "";
  return folded.size === 0 ? content : { ...content, blocks: content.blocks.filter((block) => !isLeftOut(block)) };
}
