import { chartAttributes } from "@tangleaf/document/charts";
import { tableRows } from "@tangleaf/document/convert";
import type { NodeJson } from "@tangleaf/document/model";
import { CHART_TEXT_MAX, type ChartLook } from "@tangleaf/table/chart";
import type { Inlines } from "../inlines.ts";
import type { WordChart } from "./word-chart.ts";

type Attributes = Record<string, string | number | null>;
type ChartNode = { readonly type: NodeJson["type"]; readonly attrs: Attributes; readonly content?: readonly NodeJson[] };
/** `shown`: the chart, or the table of its figures where no chart shows them; `above`: what belongs to it and stands above it. */
export type PlacedChart = { readonly above: readonly ChartNode[]; readonly shown: ChartNode };

const REFERENCE = /\{\{[^{}]*\}\}/;

/** A chart as blocks: the words drawn in it, and the chart with the table of its figures folded. `bookmarks`: of its paragraph. */
export function placeChart({ lines, cells, look }: WordChart, inlines: Inlines, bookmarks: readonly string[]): PlacedChart {
  const tableId = inlines.idOf("table", []);
  const table: ChartNode = { type: "table", attrs: { id: tableId, kind: "three-line" }, content: tableRows(cells) };
  const words = lines.map((text): ChartNode => ({ type: "paragraph", attrs: { align: "center" }, content: [{ type: "text", text }] }));
  if (look === null) return { above: words, shown: table };
  const { kind, option } = chartAttributes(look, "");
  const attrs: Attributes = { id: inlines.idOf("figure", bookmarks), tableId, folded: 1, kind, option };
  return { above: [...words, table], shown: { type: "chart", attrs } };
}

/** Whether a caption fits a chart: at most CHART_TEXT_MAX characters, and no double braces, which mark places for figures. */
export const isChartCaption = (caption: string): boolean => caption.length <= CHART_TEXT_MAX && !REFERENCE.test(caption);

/** Sets the caption of a chart, which is its claim as well. */
export function captionChart(attrs: Attributes, caption: string): void {
  const look = JSON.parse(String(attrs["option"])) as ChartLook;
  Object.assign(attrs, chartAttributes({ ...look, title: caption }, caption));
}
