import { type ChartSpec, chartCells, columnsTitle } from "@tangleaf/table/chart";
import { tableRows } from "../convert/table-rows.ts";
import type { NodeJson } from "../model/document-content.ts";
import { chartAttributes } from "./read-chart.ts";

/**
 * A chart as a document holds it: the table of its figures, with a title so that it is counted and can be referred to, and behind it
 * the chart that draws this table. `claim` as it is printed.
 */
export function chartBlocks(spec: ChartSpec, { claim, tableId, chartId }: { claim: string; tableId: string; chartId: string }): NodeJson[] {
  const { cells, look } = chartCells(spec);
  return [
    { type: "table", attrs: { id: tableId, kind: "three-line", caption: columnsTitle(spec) }, content: tableRows(cells) },
    { type: "chart", attrs: { id: chartId, tableId, ...chartAttributes(look, claim), source: spec.source === "" ? null : spec.source } },
  ];
}
