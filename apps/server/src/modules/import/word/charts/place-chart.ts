import { chartAttributes } from "@tangleaf/document/charts";
import { tableRows } from "@tangleaf/document/convert";
import type { NodeJson } from "@tangleaf/document/model";
import { CHART_TEXT_MAX, type ChartLook } from "@tangleaf/table/chart";
import type { Inlines } from "../inlines.ts";
import type { Raw, RawBlock } from "../read-paragraph.ts";
import type { WordChart } from "./read-chart.ts";

type Attributes = RawBlock["node"]["attrs"];
const REFERENCE = /\{\{[^{}]*\}\}/;

/**
 * A chart as blocks: the words drawn in it, and the chart with the table of its figures folded behind it; the table alone where no
 * chart shows them. `bookmarks`: of the paragraph it stands in.
 */
export function chartRaws({ lines, cells, look }: WordChart, inlines: Inlines, bookmarks: readonly string[]): Raw[] {
  const tableId = inlines.idOf("table", []);
  const table: RawBlock = { path: [], node: { type: "table", attrs: { id: tableId, kind: "three-line" }, content: tableRows(cells) } };
  const words = lines.map((line): RawBlock => {
    const content: NodeJson[] = [{ type: "text", text: line }];
    return { path: [], node: { type: "paragraph", attrs: { align: "center" }, content } };
  });
  if (look === null) return [...words, table].map((block) => ({ kind: "block", block }));
  const { kind, option } = chartAttributes(look, "");
  const attrs: Attributes = { id: inlines.idOf("figure", bookmarks), tableId, folded: 1, kind, option };
  return [
    ...[...words, table].map((block): Raw => ({ kind: "block", block, isOfChart: true })),
    { kind: "block", block: { path: [], node: { type: "chart", attrs } } },
  ];
}

/** Whether a chart can say this: a claim has places for figures, in braces, and no more words than it can keep. */
export const isChartCaption = (caption: string): boolean => caption.length <= CHART_TEXT_MAX && !REFERENCE.test(caption);

/** Gives a chart its caption, which is what it says from now on. */
export function captionChart(attrs: Attributes, caption: string): void {
  const look = JSON.parse(String(attrs["option"])) as ChartLook;
  Object.assign(attrs, chartAttributes({ ...look, title: caption }, caption));
}
