/** What a workbook made of a chart says. */
export const chartFileZh = {
  data: "数据",
  chart: "图",
  heading: ["项目", "内容"],
  between: "、",
  withUnit: (name: string, unit: string) => `${name}（${unit}）`,
  types: { bar: "柱状图", line: "折线图", pie: "饼图", scatter: "散点图", combo: "组合图" },
  rows: {
    claim: "结论",
    type: "图形",
    x: "横轴",
    y: "画的数",
    series: "系列",
    subtitle: "副标题",
    source: "来源",
    caption: "说明",
    look: "画法（JSON）",
  },
} as const;
