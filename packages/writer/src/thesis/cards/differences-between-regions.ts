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
      "Coefficients of groups are compared by an interaction in the whole sample; significant in one and not in the other shows no difference.",
      "Groups are settled beforehand with reasons, such as official regions, and not by results.",
      "Finer groups leave fewer units, less stable estimates and more chance differences.",
      "Other effects may differ as well; letting one coefficient vary is an assumption to be stated.",
      "A difference is explained by measurable conditions such as infrastructure or age and not by names of places.",
    ],
  },
  missing: {
    zh: ["分组的依据与各组样本数", "交互项的系数与区间"],
    en: ["basis of groups and their size", "coefficient and interval of the interaction"],
  },
  limits: { zh: ["分组结果宜作为线索，由另外的样本验证。"], en: ["Results by group are leads to be verified elsewhere."] },
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
