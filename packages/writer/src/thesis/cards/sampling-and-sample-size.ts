import type { MethodCard } from "../method-card.ts";

export const samplingAndSampleSize: MethodCard = {
  key: "sampling-and-sample-size",
  title: { zh: "抽样与样本量", en: "Sampling and sample size" },
  methods: ["empirical", "education", "clinical", "case"],
  roles: ["subjects", "procedure"],
  cues: {
    zh: ["抽样", "样本量", "样本容量", "被试", "调查对象", "研究对象的选取", "问了多少人", "份有效", "哪里发的", "对象"],
    en: ["sampling", "sample size", "participants", "respondents", "how many people"],
  },
  sentences: {
    zh: [
      "总体是结论所要推及的全部个体，抽样框是实际可供抽取的名单，名单之外的人没有入样机会，由此产生覆盖误差。",
      "简单随机、分层、整群和多阶段抽样中每个个体的入样概率已知且大于零，可以计算抽样误差；方便抽样、配额抽样和滚雪球抽样不能。",
      "分层变量宜取与{problem}有关的特征，层内差异越小、层间差异越大，精度提高越多。",
      "整群抽样中同群个体彼此相似，同样的人数所含的信息少于简单随机样本，样本量须乘以设计效应。",
      "估计比例所需的样本量由置信水平、允许误差与预期比例决定，预期比例未知时取 0.5，算得的人数最大。",
      "比较组间差异所需的样本量由显著性水平、检验功效与希望检出的最小效应量决定，应在收集资料之前算定。",
      "算得的人数应除以预计的有效回收比例，为无效问卷和失访留出余量。",
      "未应答者若在所研究的特征上与应答者不同，加大样本量不能消除由此产生的偏差，宜报告应答率并比较两者已知的特征。",
    ],
    en: [
      "The population is everyone the conclusions are meant for; the sampling frame is the list that can be drawn from. Whoever is not on the list cannot be selected, which is coverage error.",
      "In simple random, stratified, cluster and multistage sampling every unit has a known chance above zero, so sampling error can be computed; convenience, quota and snowball samples do not allow this.",
      "Strata should be formed by characteristics related to {problem}; precision gains most when units are alike within strata and unlike between them.",
      "Units of one cluster resemble each other, so a cluster sample carries less information than a simple random sample of equal size, and the size is multiplied by the design effect.",
      "The size needed to estimate a proportion follows from the confidence level, the margin of error and the expected proportion; if that is unknown, 0.5 gives the largest size.",
      "The size needed to compare groups follows from the significance level, the power and the smallest effect worth detecting, and should be fixed before data are collected.",
      "The computed size should be divided by the expected share of usable responses, to allow for invalid answers and dropout.",
      "If non-respondents differ in what is studied, a larger sample does not remove the bias; the response rate should be reported and both groups compared on what is known of them.",
    ],
  },
  missing: {
    zh: ["总体与抽样框", "抽样方法与步骤", "样本量的计算依据（置信水平、允许误差或功效、效应量）", "发出、回收与有效的份数"],
    en: [
      "population and sampling frame",
      "how the sample was drawn, step by step",
      "basis of the sample size (confidence level, margin of error, or power and effect size)",
      "numbers approached, returned and usable",
    ],
  },
  limits: {
    zh: ["非概率样本的结果只对被调查的人成立，缩小置信区间不能弥补入样方式造成的偏差。"],
    en: [
      "Results of a non-probability sample hold for those who took part; a narrower interval does not repair the way they were selected.",
    ],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "n=\\frac{z_{1-\\alpha/2}^{2}\\,p(1-p)}{d^{2}}",
      where: {
        zh: "$n$ 为简单随机抽样下估计比例所需的样本量，$z_{1-\\alpha/2}$ 为标准正态分布的 $1-\\alpha/2$ 分位数，$1-\\alpha$ 为置信水平，$p$ 为预期比例，$d$ 为允许误差。",
        en: "$n$ is the size needed to estimate a proportion by simple random sampling, $z_{1-\\alpha/2}$ the $1-\\alpha/2$ quantile of the standard normal distribution, $1-\\alpha$ the confidence level, $p$ the expected proportion, and $d$ the margin of error.",
      },
    },
    {
      kind: "formula",
      latex: "\\mathrm{deff}=1+(m-1)\\rho",
      where: {
        zh: "$\\mathrm{deff}$ 为整群抽样的设计效应，$m$ 为平均每群人数，$\\rho$ 为群内相关系数。",
        en: "$\\mathrm{deff}$ is the design effect of cluster sampling, $m$ the average cluster size, and $\\rho$ the intraclass correlation.",
      },
    },
    {
      kind: "table",
      title: { zh: "样本的构成", en: "Composition of the sample" },
      head: { zh: ["特征", "类别", "人数", "百分比"], en: ["Characteristic", "Category", "Number", "Per cent"] },
    },
  ],
  never: { zh: ["代表性强", "足以代表"], en: ["fully representative", "large enough to represent"] },
};
