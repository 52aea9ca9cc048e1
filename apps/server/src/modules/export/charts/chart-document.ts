import { chartBlocks } from "@tangleaf/document/charts";
import type { DocumentContent, NodeJson } from "@tangleaf/document/plain";
import { type ChartSpec, columnsTitle } from "@tangleaf/table/chart";

/** A chart as it is drawn, with its claim as it is printed. */
export type DrawnChart = { readonly spec: ChartSpec; readonly claim: string };

/** Ids inside a file nobody edits: the same each time, so that the same chart is the same file. */
const IDS = { tableId: "chart0", chartId: "chart1" } as const;

/** A document of one chart: its picture, the table of its figures, and its caption. */
export function chartDocument({ spec, claim }: DrawnChart): DocumentContent {
  const [table, chart] = chartBlocks(spec, { claim, ...IDS });
  if (table === undefined || chart === undefined) throw new TypeError("a chart is a table and what draws it");
  const caption: NodeJson[] = spec.caption === "" ? [] : [{ type: "paragraph", content: [{ type: "text", text: spec.caption }] }];
  return { title: columnsTitle(spec), settings: { language: spec.lang }, blocks: [chart, table, ...caption], footnotes: {} };
}
