import type { MethodCard } from "../method-card.ts";

export const analysisOfVariance: MethodCard = {
  key: "analysis-of-variance",
  title: { zh: "方差分析", en: "Analysis of variance" },
  methods: ["empirical", "education", "clinical", "laboratory"],
  roles: ["analysis", "results"],
  cues: {
    zh: ["方差分析", "多重比较", "事后比较", "重复测量", "多组比较", "三组", "四组", "各组之间"],
    en: ["anova", "analysis of variance", "post hoc", "repeated measures", "three groups", "differences between the groups"],
  },
  sentences: {
    zh: [
      "方差分析把总变异分为组间与组内两部分，F 值是两部分均方之比，检验各组总体均值是否全部相等。",
      "方差分析要求观测相互独立、残差近似正态、各组方差相等；单因素设计方差不等时可用 Welch 方差分析，事后比较改用 Games-Howell 法。",
      "F 检验显著只说明各组均值不全相等，哪些组之间不同须由事先计划的对比或事后多重比较回答。",
      "多重比较须控制总的误判概率，可用 Tukey 法比较所有各对，或用 Dunnett 法将各组与同一对照组比较，所用方法应写明。",
      "两个因素的设计应先看交互作用；交互作用存在时宜做简单效应分析，不单独解释主效应。",
      "同一对象重复测量三次及以上时须检验球形假设，不满足的用 Greenhouse-Geisser 法校正自由度。",
      "多因素设计各组样本数不等时，不同类型的平方和给出不同的结果，所用类型应写明。",
      "效应量可报告 $\\eta^{2}$ 或偏 $\\eta^{2}$，单因素独立组设计中两者相等。",
    ],
    en: [
      "Analysis of variance divides total variation into a part between and a part within groups; F is the ratio of the two mean squares and tests whether all population means are equal.",
      "Analysis of variance assumes independent observations, roughly normal residuals and equal variances; if variances differ in a one-way design, Welch's version with Games-Howell comparisons may be used.",
      "A significant F says only that the means are not all equal; which groups differ is answered by planned contrasts or post hoc comparisons.",
      "Multiple comparisons must control the overall error rate, for instance by Tukey's method for all pairs or Dunnett's for comparison with one control; the method should be named.",
      "In a two-factor design the interaction is examined first; where it exists, simple effects should be analysed and main effects not interpreted alone.",
      "With three or more measurements of the same subject, sphericity has to be checked, and if it fails the degrees of freedom are corrected, for example by Greenhouse-Geisser.",
      "With unequal cell sizes in a factorial design, the types of sums of squares give different results, so the type should be stated.",
      "Eta squared or partial eta squared may be reported as effect size; the two coincide in a one-way design with independent groups.",
    ],
  },
  missing: {
    zh: ["各组的样本数、均值与标准差", "显著性水平与多重比较的方法", "方差齐性（重复测量时为球形假设）的检查结果"],
    en: [
      "size, mean and standard deviation of each group",
      "significance level and method of multiple comparison",
      "check of equal variances (of sphericity for repeated measures)",
    ],
  },
  limits: {
    zh: ["F 检验不指出差异在哪两组之间；分组未经随机化时，组间差异可能来自各组原有的不同。"],
    en: ["The F test does not locate the difference; without random assignment it may stem from what already set the groups apart."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "单因素方差分析表", en: "One-way analysis of variance" },
      head: {
        zh: ["变异来源", "平方和", "自由度", "均方", "F", "p", "$\\eta^{2}$"],
        en: ["Source", "Sum of squares", "df", "Mean square", "F", "p", "$\\eta^{2}$"],
      },
      rows: { zh: ["组间", "组内", "总计"], en: ["Between groups", "Within groups", "Total"] },
    },
    {
      kind: "formula",
      latex: "F=\\frac{SS_b/(k-1)}{SS_w/(N-k)},\\qquad \\eta^{2}=\\frac{SS_b}{SS_b+SS_w}",
      where: {
        zh: "$F$ 为检验统计量，$SS_b$ 为组间平方和，$SS_w$ 为组内平方和，$k$ 为组数，$N$ 为观测总数，$\\eta^{2}$ 为效应量。",
        en: "$F$ is the test statistic, $SS_b$ and $SS_w$ the sums of squares between and within groups, $k$ the number of groups, $N$ the total number of observations, and $\\eta^{2}$ the effect size.",
      },
    },
  ],
  never: { zh: ["各组均不相同", "两两之间都有差异"], en: ["all groups differ from each other", "every pair differs"] },
};
