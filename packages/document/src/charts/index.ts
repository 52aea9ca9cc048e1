export * from "./chart-blocks.ts";
export * from "./print-charts.ts";
export * from "./read-chart.ts";
