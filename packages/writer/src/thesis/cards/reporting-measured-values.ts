import type { MethodCard } from "../method-card.ts";

export const reportingMeasuredValues: MethodCard = {
  key: "reporting-measured-values",
  title: { zh: "测定结果的写法", en: "Reporting measured values" },
  methods: ["laboratory"],
  roles: ["results"],
  standard: ["results"],
  cues: { zh: ["测定结果", "结果"], en: ["results for", "measured values"] },
  sentences: {
    zh: [
      "先写总的趋势，再写最大与最小出现在哪一组，最后写组间差别是否超过误差，不逐个读表中的数。",
      "变化用起点与终点两个值表示，百分比须写明以哪一组为基数。",
      "图以因素为横轴、指标为纵轴，点为实测，线为拟合，没有理由的平滑曲线不画。",
      "未检出写为小于检出限，不写零，计算平均时如何处理须说明。",
      "与预期不符的组同样列出，并注明当时的记录。",
    ],
    en: [
      "The general trend should be described first, then in which group the maximum and the minimum occur, and finally whether the differences exceed the error; the figures of the table should not be read out one by one.",
      "A change should be given by its initial and final value, and a percentage should say which group is the base.",
      "In figures the factor stands on the horizontal and the property on the vertical axis, points are measured values and lines are fits; a smooth curve without justification should not be drawn.",
      "“Not detected” should be reported as below the detection limit and not as zero, with a statement of how it was treated in computing means.",
      "Groups that do not agree with expectation should be listed as well, with what the records say of them.",
    ],
  },
  missing: {
    zh: ["各组的平均值、标准差与重复数", "组间差别的检验"],
    en: ["mean, standard deviation and number of replicates of each group", "test of the differences between groups"],
  },
  limits: { zh: ["图上的差别须由检验确认。"], en: ["A difference seen in a figure has to be confirmed by a test."] },
  exhibits: [{ kind: "figure", title: { zh: "指标随因素的变化", en: "The property against the factor" } }],
  never: { zh: [], en: [] },
};
