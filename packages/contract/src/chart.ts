// Apart from the other constants: only charts need it, and those are part of the page's first load.

/** Bounds of what is asked for a chart. */
/** Tokens a chart, and a table of the figures of a text, are quoted at, at a price of 1. */
export const CHART_QUOTES = { draft: 150, figures: 300 } as const;
export const CHART = { emphasisMaxCharacters: 300, textMaxCharacters: 5000, alternatives: 3, binDays: 30, widthMax: 4800 } as const;
export const CHART_FORMATS = ["png", "svg", "xlsx", "docx"] as const;
export type ChartFormat = (typeof CHART_FORMATS)[number];

/** Addresses of the charts: a new one, and those that are kept. `/chart/index` leads to the list too. */
export const chartPaths = {
  list: "/chart/index",
  chart: (chartId?: string) => (chartId === undefined ? "/chart" : `/chart?chart=${chartId}`),
} as const;
