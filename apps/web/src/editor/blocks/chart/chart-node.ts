import { chartAttributes, type DocumentChart, type NoChart, readChart, redrawnChart } from "@tangleaf/document/charts";
import type { NodeJson } from "@tangleaf/document/model";
import type { Attrs, Node } from "@tiptap/pm/model";

/** The chart of a node, from the figures its table has now. */
export function readChartNode(chart: Node, table: Node | null, lang: "zh" | "en"): DocumentChart | NoChart {
  return readChart(chart.toJSON() as NodeJson, table === null ? null : (table.toJSON() as NodeJson), lang);
}

/** What a chart node becomes when it is drawn anew from the columns its table has now; null where it need not be. */
export function redrawnAttributes(chart: Node, table: Node | null, lang: "zh" | "en"): Attrs | null {
  const drawn = redrawnChart(chart.toJSON() as NodeJson, table === null ? null : (table.toJSON() as NodeJson), lang);
  return drawn === null ? null : chartAttributes(drawn.look, drawn.claim.text);
}
