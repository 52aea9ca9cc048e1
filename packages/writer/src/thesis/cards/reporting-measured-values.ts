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
      "The trend comes first, then where highest and lowest occur, then whether differences exceed error; figures of the table are not read out.",
      "A change is given by both values; a percentage names its base.",
      "Figures have the factor across and the property up, points measured and lines fitted; no smooth line without reason.",
      "Not detected is given as below the limit and not as zero, with how it entered the mean.",
      "Groups against expectation are listed as well with their records.",
    ],
  },
  missing: {
    zh: ["各组的平均值、标准差与重复数", "组间差别的检验"],
    en: ["mean, deviation and number of each group", "test of differences"],
  },
  limits: { zh: ["图上的差别须由检验确认。"], en: ["Differences in a figure need a test."] },
  exhibits: [{ kind: "figure", title: { zh: "指标随因素的变化", en: "The property against the factor" } }],
  never: { zh: [], en: [] },
};
