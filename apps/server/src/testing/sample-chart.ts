import { type ChartData, type ChartSpec, chooseChart } from "@tangleaf/table/chart";

/** Visits of a library by month, and how full it was: two measures of unlike units. */
export const CHART_DATA: ChartData = {
  columns: [
    { name: "月份", type: "time" },
    { name: "进馆", type: "number", unit: "千人次" },
    { name: "座位使用率", type: "number", unit: "%" },
  ],
  rows: [
    ["3月", 18.2, 61],
    ["4月", 21.6, 64],
    ["6月", 27.4, 82],
    ["8月", 6.4, 26],
  ],
};

/** A chart of these figures as the chooser draws them. */
export function sampleChart(given: Partial<ChartSpec> = {}): ChartSpec {
  const data = given.data ?? CHART_DATA;
  const choice = chooseChart(data, { lang: "zh" });
  if (choice === null) throw new Error("no chart fits these figures");
  return { ...choice.look, data, ...given };
}
