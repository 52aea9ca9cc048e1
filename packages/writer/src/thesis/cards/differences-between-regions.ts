import type { MethodCard } from "../method-card.ts";

export const differencesBetweenRegions: MethodCard = {
  key: "differences-between-regions",
  title: { zh: "分组与异质性", en: "Differences between groups of units" },
  methods: ["empirical"],
  roles: ["results"],
  kinds: ["panel"],
  cues: {
    zh: ["不同群体", "差异检验", "东部", "西部", "地区差异", "异质性"],
    en: ["differences between groups", "heterogeneity", "regions", "some regions"],
  },
  sentences: {
    zh: [
      "分组比较系数须检验差别本身，可在全样本中加入交互项，一组显著一组不显著不能说明两组不同。",
      "分组的界线应事先定并有理由，例如统计上的区域划分，不按结果好看来分。",
      "分得越细，各组样本越少，估计越不稳，出现偶然差别的机会越多。",
      "组间控制变量的作用可能也不同，只让一个系数变动是一种假定，须写明。",
      "差别的解释要用能度量的条件，例如基础设施或年龄构成，不用地名本身。",
    ],
    en: [
      "When coefficients of groups are compared, the difference itself has to be tested, for instance by an interaction term in the full sample; that one group is significant and another is not does not show that they differ.",
      "The limits of the groups should be set beforehand and have a reason, such as an official division into regions, and not be drawn by whatever makes the results look good.",
      "The finer the division, the smaller each group, the less stable its estimate, and the more occasions for differences by chance.",
      "The effect of the control variables may differ between groups as well; letting one coefficient vary is an assumption that should be stated.",
      "A difference should be explained by conditions that can be measured, such as infrastructure or age structure, and not by the names of places.",
    ],
  },
  missing: {
    zh: ["分组的依据与各组样本数", "交互项的系数与区间"],
    en: ["basis of the groups and their sizes", "coefficient and interval of the interaction"],
  },
  limits: {
    zh: ["分组结果宜作为线索，由另外的样本验证。"],
    en: ["Results by group are best treated as leads, to be verified on another sample."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "分组结果", en: "Results by group" },
      head: {
        zh: ["组别", "样本数", "系数", "标准误", "组间差的检验"],
        en: ["Group", "N", "Coefficient", "Standard error", "Test of difference"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
