import type { MethodCard } from "../method-card.ts";

export const descriptiveStatistics: MethodCard = {
  key: "descriptive-statistics",
  title: { zh: "描述统计", en: "Descriptive statistics" },
  methods: ["empirical", "education", "clinical", "case"],
  roles: ["results", "analysis", "status"],
  cues: {
    zh: ["描述统计", "描述性统计", "描述性分析", "标准差", "频数分布", "平均", "人数", "比例", "多少人"],
    en: ["descriptive statistics", "standard deviation", "frequency distribution", "average", "mean", "how many"],
  },
  sentences: {
    zh: [
      "分类变量报告频数与百分比，并写明百分比的分母；有缺失时应说明分母是全部人数还是有效人数。",
      "连续变量的分布近似对称时报告均值与标准差，明显偏态时报告中位数与四分位数。",
      "标准差描述个体之间的离散，标准误描述均值估计的精度，两者不可混用，图中的误差线须注明是哪一种。",
      "报告量表得分的均值时应写明取值范围；题目数不同的维度宜用题均分比较。",
      "得分集中在量表一端时变异被压缩，后面求得的相关系数通常偏小。",
      "异常值宜先核对是否录入错误；核对无误的极端值不因其极端而删除，可同时报告保留与剔除的结果。",
      "每个变量的缺失数与处理方式应在表注中写明。",
      "多选题以人数为分母时，各选项百分比之和可以超过 100%，应在表注中说明。",
    ],
    en: [
      "Categorical variables are reported as counts and percentages with the base stated; if data are missing, the reader must know whether the base is all cases or valid cases.",
      "Roughly symmetric variables are summarised by mean and standard deviation, clearly skewed ones by median and quartiles.",
      "The standard deviation describes the spread of individuals, the standard error the precision of the mean; they must not be mixed, and error bars have to say which they show.",
      "A mean scale score should come with the possible range; dimensions with different numbers of items are best compared by their item means.",
      "Scores crowded at one end of a scale have little variance, which usually lowers the correlations found later.",
      "An outlier should first be checked for an entry error; a confirmed value is not deleted for being extreme, and results with and without it may be given.",
      "The number of missing values of each variable and their treatment should stand in the table notes.",
      "If respondents may choose several options and the base is persons, the percentages can add up to more than 100, which should be noted.",
    ],
  },
  missing: {
    zh: ["有效样本数与各变量的缺失数", "各变量的均值、标准差与取值范围", "异常值的判断标准与处理"],
    en: [
      "number of valid cases and of missing values",
      "mean, standard deviation and range of each variable",
      "rule for outliers and how they were treated",
    ],
  },
  limits: {
    zh: ["描述统计只说明所收集的样本，组间差别是否超出抽样误差须另作检验。"],
    en: ["Descriptive statistics describe the sample only; whether a difference exceeds sampling error needs a test."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "各变量的描述统计", en: "Descriptive statistics of the variables" },
      head: {
        zh: ["变量", "有效数", "均值", "标准差", "最小值", "最大值", "偏度", "峰度"],
        en: ["Variable", "Valid n", "Mean", "SD", "Minimum", "Maximum", "Skewness", "Kurtosis"],
      },
    },
    {
      kind: "formula",
      latex: "s=\\sqrt{\\frac{1}{n-1}\\sum_{i=1}^{n}(x_i-\\bar{x})^{2}}",
      where: {
        zh: "$s$ 为样本标准差，$n$ 为有效观测数，$x_i$ 为第 $i$ 个观测值，$\\bar{x}$ 为均值。",
        en: "$s$ is the sample standard deviation, $n$ the number of valid observations, $x_i$ the $i$th observation, and $\\bar{x}$ the mean.",
      },
    },
  ],
  never: { zh: ["显著高于", "显著低于", "显著影响"], en: ["significantly higher", "significantly lower", "significant effect"] },
};
