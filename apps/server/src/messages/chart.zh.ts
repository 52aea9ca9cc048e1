import type { ChartFault, ChoiceReason } from "@tangleaf/table/chart";

/** Why a chart is drawn as it is, where code says so. */
export const chartZh = {
  why: {
    time: "横轴是时间，用折线看涨落。",
    twoPoints: "只有两个时间点，用柱子比高低。",
    ordinal: "名称有先后，按顺序排成柱子。",
    ranking: "项目多，横着排名次好读。",
    category: "几个类别比大小，用柱子。",
    longNames: "名称长，横着放好读。",
    parts: "各部分合起来是一个整体，用饼图看占比。",
    relation: "两个量各有多个点，用散点看关系。",
    twoUnits: "两个量单位不同，一个用柱子一个用折线。",
    farApart: "两个量差得远，各用一根轴。",
    manyCategories: "项目太多，留前面的，其余合成“其他”。",
  } satisfies Record<ChoiceReason, string>,
  asked: "按你指定的图形画。",
  faults: {
    noNumbers: "有一列没有数，没画。",
    unknownColumn: "有一列不在表里，没画。",
    pieNegative: "有负数，饼图画不了，改成柱子。",
    pieNothing: "都是 0，分不出份，改成柱子。",
    pieSeries: "不止一组数，饼图画不了，改成占比柱子。",
    pieTooMany: "饼图分得太细看不清，其余合成“其他”。",
    lineUnordered: "名称没有先后，连成线会误导，改成柱子。",
    comboOneUnit: "单位相同，用同一根轴。",
    comboOneSeries: "只有一组数，改成柱子。",
    scatterNoNumbers: "散点要两列数，改成柱子。",
    percentNegative: "有负数，算不了占比，改成并排。",
    tooManyPoints: "点太多，只画前面的。",
  } satisfies Record<ChartFault, string>,
  between: "",
  tableOf: (names: string) => `${names}的图`,
  figures: { item: "项目", value: "数值", count: (rows: number) => `${rows} 行` },
} as const;
