import type { MethodCard } from "../method-card.ts";

export const correlation: MethodCard = {
  key: "correlation",
  title: { zh: "相关分析", en: "Correlation" },
  methods: ["empirical", "education", "clinical"],
  roles: ["analysis", "results"],
  cues: {
    zh: ["相关分析", "相关系数", "皮尔逊", "斯皮尔曼", "相关性分析", "有没有关系", "是不是有关"],
    en: ["correlation", "pearson", "spearman", "related", "goes with"],
  },
  sentences: {
    zh: [
      "Pearson 相关系数描述两个连续变量线性关系的方向与强弱，取值在 −1 与 1 之间。",
      "计算之前宜先看散点图，曲线关系很强时系数仍可能接近 0。",
      "个别极端值能明显改变 Pearson 系数；有序变量或单调而非线性的关系可用 Spearman 等级相关。",
      "Pearson 系数的平方是一个变量的变异中可由另一个变量线性解释的比例。",
      "取值范围受到限制的样本，相关通常偏低；两个变量的测量误差也使相关变小。",
      "把差别大的群体合并计算，可能造出或掩盖相关，宜分组核对。",
      "怀疑两者同受第三个变量影响时，可报告控制该变量后的偏相关。",
      "相关矩阵中同时检验的系数较多，应说明是否校正了显著性水平，并注明各系数的有效人数。",
    ],
    en: [
      "Pearson's coefficient describes the direction and strength of a linear relation between two continuous variables and lies between −1 and 1.",
      "A scatter plot should come first, as the coefficient may be near zero in a strong but curved relation.",
      "Single extreme values can change Pearson's coefficient noticeably; for ordinal variables or a monotonic relation that is not linear, Spearman's rank correlation may be used.",
      "The square of Pearson's coefficient is the share of variance in one variable that the other accounts for linearly.",
      "A restricted range usually lowers a correlation, and so does measurement error in either variable.",
      "Pooling very different groups may create or hide a correlation, so it should be checked within groups.",
      "If a third variable may lie behind both, the partial correlation controlling for it may be reported.",
      "A correlation matrix tests many coefficients at once; whether the significance level was adjusted and the number of cases behind each coefficient should be stated.",
    ],
  },
  missing: {
    zh: ["各变量的均值与标准差", "相关系数与有效人数", "显著性水平"],
    en: ["mean and standard deviation of each variable", "coefficients and numbers of cases", "significance level"],
  },
  limits: {
    zh: ["相关分析不区分先后，也不能排除第三个变量的作用，不可据此断言因果。"],
    en: ["Correlation does not tell which comes first or exclude a third variable, so no causal claim rests on it."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "各变量的均值、标准差与相关系数", en: "Means, standard deviations and correlations" },
      head: { zh: ["变量", "均值", "标准差", "1", "2", "3"], en: ["Variable", "Mean", "SD", "1", "2", "3"] },
    },
    {
      kind: "formula",
      latex:
        "r=\\frac{\\sum_{i=1}^{n}(x_i-\\bar{x})(y_i-\\bar{y})}{\\sqrt{\\sum_{i=1}^{n}(x_i-\\bar{x})^{2}\\sum_{i=1}^{n}(y_i-\\bar{y})^{2}}}",
      where: {
        zh: "$r$ 为 Pearson 相关系数，$x_i$、$y_i$ 为第 $i$ 个个体在两个变量上的取值，$\\bar{x}$、$\\bar{y}$ 为两个变量的均值，$n$ 为人数。",
        en: "$r$ is Pearson's coefficient, $x_i$ and $y_i$ the values of case $i$, $\\bar{x}$ and $\\bar{y}$ the two means, and $n$ the number of cases.",
      },
    },
  ],
  never: { zh: ["导致", "决定了"], en: ["is caused by", "is the cause of"] },
};
