import type { MethodCard } from "../method-card.ts";

export const analysisOfCovariance: MethodCard = {
  key: "analysis-of-covariance",
  title: { zh: "协方差分析", en: "Analysis of covariance" },
  methods: ["education", "empirical", "clinical"],
  roles: ["analysis", "results"],
  cues: {
    zh: ["协方差分析", "协变量", "调整后的均值", "前测得分"],
    en: ["ancova", "analysis of covariance", "covariate", "adjusted mean", "pretest score"],
  },
  sentences: {
    zh: [
      "协方差分析以前测或其他基线变量为协变量，比较各组调整后的均值。",
      "随机分组时，协方差分析减小误差变异、提高检验功效；按自然班或自愿分组时，只能部分校正起点的差别。",
      "协变量应在处理之前测得；受处理影响的变量作为协变量，会抵消处理效应的一部分。",
      "协变量与因变量在各组内须呈线性关系，残差应独立、近似正态且方差相等。",
      "各组的回归斜率须相同，可由组别与协变量的交互项检验；交互作用存在时，组间差异随协变量而变，宜在协变量的不同取值处分别报告。",
      "协变量有测量误差时调整不足，非随机分组的研究受此影响更大。",
      "调整后的均值是把各组协变量都取为总均值时的预测值，应与原始均值一并列出。",
      "非随机分组时，比较前后测差值与以前测为协变量回答的不是同一个问题，结论可能不同，应事先选定。",
    ],
    en: [
      "Analysis of covariance takes a pretest or another baseline variable as covariate and compares adjusted group means.",
      "With random assignment, adjustment reduces error variance and raises power; with intact or self-selected groups it corrects initial differences only in part.",
      "The covariate should be measured before treatment; adjusting for something the treatment has changed removes part of its effect.",
      "Covariate and outcome must be linearly related within groups, and residuals should be independent, roughly normal and of equal variance.",
      "Regression slopes must be equal across groups, which the interaction of group and covariate tests; if they differ, group differences depend on the covariate and should be reported at several of its values.",
      "Measurement error in the covariate leaves the adjustment incomplete, which matters most when groups are not randomised.",
      "Adjusted means are predictions with the covariate set to its grand mean in every group, and belong beside the raw means.",
      "Without random assignment, comparing gain scores and adjusting for the pretest answer different questions and may disagree, so the choice should be made beforehand.",
    ],
  },
  missing: {
    zh: ["各组前测与后测的均值、标准差", "回归斜率同质性的检验结果", "调整后的均值与标准误"],
    en: ["pretest and posttest mean and standard deviation of each group", "test of equal slopes", "adjusted means with standard errors"],
  },
  limits: {
    zh: ["统计调整只能处理测到的协变量，不能代替随机分组。"],
    en: ["Adjustment deals only with covariates that were measured and does not replace random assignment."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "前后测得分与调整后的均值", en: "Pretest, posttest and adjusted means" },
      head: {
        zh: ["组别", "人数", "前测均值（标准差）", "后测均值（标准差）", "调整后均值（标准误）"],
        en: ["Group", "n", "Pretest mean (SD)", "Posttest mean (SD)", "Adjusted mean (SE)"],
      },
    },
    {
      kind: "table",
      title: { zh: "协方差分析表", en: "Analysis of covariance" },
      head: {
        zh: ["变异来源", "平方和", "自由度", "均方", "F", "p", "偏 $\\eta^{2}$"],
        en: ["Source", "Sum of squares", "df", "Mean square", "F", "p", "Partial $\\eta^{2}$"],
      },
      rows: { zh: ["协变量", "组别", "误差"], en: ["Covariate", "Group", "Error"] },
    },
    {
      kind: "formula",
      latex: "\\bar{y}_{j}^{\\,*}=\\bar{y}_{j}-b\\,(\\bar{x}_{j}-\\bar{x})",
      where: {
        zh: "$\\bar{y}_{j}^{\\,*}$ 为第 $j$ 组调整后的均值，$\\bar{y}_{j}$ 为该组因变量均值，$b$ 为组内共同回归斜率，$\\bar{x}_{j}$ 为该组协变量均值，$\\bar{x}$ 为协变量总均值。",
        en: "$\\bar{y}_{j}^{\\,*}$ is the adjusted mean of group $j$, $\\bar{y}_{j}$ its outcome mean, $b$ the pooled within-group slope, $\\bar{x}_{j}$ the group's covariate mean, and $\\bar{x}$ the grand mean of the covariate.",
      },
    },
  ],
  never: { zh: ["完全消除了差异", "排除了一切干扰"], en: ["fully removed the differences", "eliminated all confounding"] },
};
