import type { MethodCard } from "../method-card.ts";

export const tTest: MethodCard = {
  key: "t-test",
  title: { zh: "t 检验", en: "t-test" },
  methods: ["empirical", "education", "clinical"],
  roles: ["analysis", "results"],
  cues: {
    zh: ["t 检验", "t检验", "T检验", "T 检验", "独立样本", "配对样本", "两组比较", "两组", "前后", "男女", "差异检验"],
    en: ["t-test", "independent samples", "paired samples", "student's t", "two groups", "before and after", "differences between groups"],
  },
  sentences: {
    zh: [
      "独立样本 t 检验比较两个互不相关的组的均值；同一批人的两次测量或逐一配对的两组用配对样本 t 检验，分析的是差值。",
      "独立样本检验要求观测相互独立、因变量为连续变量且各组内近似正态，配对检验要求差值近似正态。",
      "样本较大且没有严重偏态时，对正态性的要求可以放宽；样本小而明显偏态的，独立样本可用 Mann-Whitney U 检验，配对样本可用 Wilcoxon 符号秩检验，两者比较的不再是均值。",
      "两组方差不等时应采用 Welch 校正的 t 检验，人数悬殊时尤其如此。",
      "宜报告两组的均值与标准差、t 值、自由度、p 值、均值差的置信区间与效应量。",
      "p 值受样本量影响，差异的大小由均值差与 Cohen's d 表示；配对设计的 d 可用差值或原始得分的标准差求得，所用的应写明。",
      "同时比较多个指标时，至少出现一次误判的概率上升，应事先指定主要指标或校正显著性水平。",
      "三组及以上不宜两两做 t 检验，应采用方差分析。",
    ],
    en: [
      "The independent-samples t-test compares the means of two unrelated groups; two measurements of the same people, or matched pairs, call for the paired test, which works on the differences.",
      "The independent test assumes independent observations and a continuous outcome that is roughly normal within each group; the paired test assumes roughly normal differences.",
      "With larger samples and no severe skew, normality matters less; small and clearly skewed samples may be compared by the Mann-Whitney U test if independent and the Wilcoxon signed-rank test if paired, neither of which compares means.",
      "When variances differ, Welch's t-test should be used, above all if group sizes are unequal.",
      "Means and standard deviations of both groups, t, degrees of freedom, p, the confidence interval of the difference and an effect size should be reported.",
      "The p value depends on sample size; how large a difference is shows in the mean difference and Cohen's d, which for paired data may use the standard deviation of differences or of raw scores, to be stated.",
      "Testing several outcomes raises the chance of at least one false positive, so the main outcome should be named beforehand or the significance level adjusted.",
      "Three or more groups should be compared by analysis of variance, not by a t-test for every pair.",
    ],
  },
  missing: {
    zh: ["两组的人数、均值与标准差", "显著性水平", "正态性与方差齐性的检查结果", "t 值、自由度、p 值与效应量"],
    en: [
      "size, mean and standard deviation of both groups",
      "significance level",
      "checks of normality and of equal variances",
      "t, degrees of freedom, p and effect size",
    ],
  },
  limits: {
    zh: ["差异不显著不等于两组相同；分组不是随机的，差异就不能归于分组的那个因素。"],
    en: [
      "A non-significant difference does not mean equal groups; without random assignment a difference cannot be attributed to the grouping factor.",
    ],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "两组得分的比较", en: "Comparison of the two groups" },
      head: {
        zh: ["变量", "组 1 均值（标准差）", "组 2 均值（标准差）", "t", "自由度", "p", "均值差的 95% 置信区间", "d"],
        en: ["Variable", "Group 1 mean (SD)", "Group 2 mean (SD)", "t", "df", "p", "95% CI of difference", "d"],
      },
    },
    {
      kind: "formula",
      latex: "t=\\frac{\\bar{x}_1-\\bar{x}_2}{\\sqrt{\\frac{s_1^{2}}{n_1}+\\frac{s_2^{2}}{n_2}}}",
      where: {
        zh: "$t$ 为 Welch 检验统计量，$\\bar{x}_1$、$\\bar{x}_2$ 为两组均值，$s_1^{2}$、$s_2^{2}$ 为两组方差，$n_1$、$n_2$ 为两组人数；自由度按 Welch-Satterthwaite 公式近似。",
        en: "$t$ is Welch's statistic, $\\bar{x}_1$ and $\\bar{x}_2$ the group means, $s_1^{2}$ and $s_2^{2}$ the variances, $n_1$ and $n_2$ the group sizes; the degrees of freedom follow the Welch-Satterthwaite approximation.",
      },
    },
    {
      kind: "formula",
      latex: "t=\\frac{\\bar{d}}{s_d/\\sqrt{n}}",
      where: {
        zh: "$t$ 为配对检验统计量，$\\bar{d}$ 为差值的均值，$s_d$ 为差值的标准差，$n$ 为对子数，自由度为 $n-1$。",
        en: "$t$ is the paired statistic, $\\bar{d}$ the mean difference, $s_d$ the standard deviation of the differences, and $n$ the number of pairs, with $n-1$ degrees of freedom.",
      },
    },
  ],
  never: { zh: ["两组完全相同", "非常显著"], en: ["the groups are identical", "highly significant effect"] },
};
