import type { chartFileZh } from "./chart-file.zh.ts";

type Words = {
  readonly [Key in keyof typeof chartFileZh]: (typeof chartFileZh)[Key] extends (...given: infer Given) => string
    ? (...given: Given) => string
    : (typeof chartFileZh)[Key] extends string
      ? string
      : (typeof chartFileZh)[Key] extends readonly string[]
        ? readonly string[]
        : { readonly [Name in keyof (typeof chartFileZh)[Key]]: string };
};

export const chartFileEn: Words = {
  data: "Data",
  chart: "Chart",
  heading: ["Item", "Value"],
  between: ", ",
  withUnit: (name, unit) => `${name} (${unit})`,
  types: { bar: "Bar chart", line: "Line chart", pie: "Pie chart", scatter: "Scatter chart", combo: "Combined chart" },
  rows: {
    claim: "Claim",
    type: "Type",
    x: "Along x",
    y: "Figures",
    series: "Series",
    subtitle: "Subtitle",
    source: "Source",
    caption: "Caption",
    look: "Look (JSON)",
  },
};
