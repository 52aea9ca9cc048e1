import type { MethodCard } from "../method-card.ts";

export const statisticalPlan: MethodCard = {
  key: "statistical-plan",
  title: { zh: "统计分析方案", en: "Statistical analysis plan" },
  methods: ["empirical", "education", "clinical"],
  roles: ["analysis"],
  standard: ["analysis"],
  cues: {
    zh: ["统计方法", "统计分析", "统计学方法", "数据分析方法"],
    en: ["statistical analysis", "statistical methods", "data analysis"],
  },
  sentences: {
    zh: [
      "每个研究问题须对应一种检验，并写明检验的变量、类型和所需的前提。",
      "选择检验先看因变量：连续且近似正态用均值的比较或线性回归，有序或明显偏态用秩检验，分类用卡方或逻辑回归。",
      "显著性水平应在分析之前定下，做多次检验时说明是否校正。",
      "除 p 值外还应报告效应的大小与置信区间，样本很大时微小的差别也会显著。",
      "缺失数据须先看缺多少、缺在谁那里，再决定剔除还是填补，两种做法的结果宜相互对照。",
      "前提不满足时改用什么方法应事先写好，不可试过几种再报告显著的一种。",
    ],
    en: [
      "Each research question should be matched with one test, with the variables, their type and the conditions the test requires.",
      "The dependent variable decides: means and linear regression for continuous, roughly normal ones, rank tests for ordinal or skewed ones, chi-square or logistic regression for categories.",
      "The level of significance is set before the analysis, and with several tests it is said whether it is corrected.",
      "Effect sizes and confidence intervals should be reported besides p values, as with large samples even tiny differences are significant.",
      "It should first be seen how much is missing and from whom, before cases are dropped or values imputed, and the results of both may be compared.",
      "Which method is used when conditions fail should be settled in advance; trying several and reporting the one that is significant is not acceptable.",
    ],
  },
  missing: {
    zh: ["统计软件与版本", "显著性水平", "各研究问题对应的检验"],
    en: ["software and version", "level of significance", "the test for each question"],
  },
  limits: {
    zh: ["不显著说明证据不足，不说明没有关系。"],
    en: ["A result that is not significant shows too little evidence, not the absence of a relation."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "研究问题与统计方法", en: "Questions and tests" },
      head: {
        zh: ["研究问题", "自变量", "因变量", "变量类型", "检验方法"],
        en: ["Question", "Independent variable", "Dependent variable", "Type", "Test"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
