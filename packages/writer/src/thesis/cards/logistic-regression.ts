import type { MethodCard } from "../method-card.ts";

export const logisticRegression: MethodCard = {
  key: "logistic-regression",
  title: { zh: "Logistic 回归", en: "Logistic regression" },
  methods: ["clinical", "empirical", "education"],
  roles: ["analysis", "results"],
  cues: {
    zh: ["logistic", "Logistic", "逻辑回归", "逻辑斯谛", "优势比", "比值比", "危险因素", "会不会", "是否发生", "有没有复发"],
    en: ["logistic", "odds ratio", "binary outcome", "risk factors", "whether or not", "occurred"],
  },
  sentences: {
    zh: [
      "因变量为二分类时用 Logistic 回归，系数取指数得优势比，表示其他自变量不变时，该自变量每增加一个单位，事件的优势变为原来的多少倍。",
      "以哪一类为事件、各分类自变量以哪一类为参照，应在表注中写明。",
      "优势比不是相对危险度，它离 1 更远，事件越常见两者相差越大，不应读作概率的倍数。",
      "连续自变量与事件的对数优势须呈线性，不成立时可分段或作变换。",
      "可纳入的自变量个数受事件与非事件中较少的一类限制；某个自变量把两类完全分开时，极大似然估计不存在，可用惩罚似然法。",
      "自变量宜按专业知识事先选定；只凭单因素检验的 p 值筛选，会漏掉被混杂掩盖的变量。",
      "区分度看 ROC 曲线下面积，校准度看预测概率与实际比例是否一致，两者是不同的性质，宜分别报告。",
      "结局为三类及以上且无次序时用多项 Logistic 回归；有次序时可用有序 Logistic 回归，并检验比例优势假定。",
    ],
    en: [
      "Logistic regression is used for a binary outcome; the exponential of a coefficient is an odds ratio, the factor by which the odds of the event change per unit of the predictor with the others held constant.",
      "Which category counts as the event and which are the reference categories should be stated in the table notes.",
      "An odds ratio is not a risk ratio: it lies further from 1, the more so the commoner the event, and must not be read as a ratio of probabilities.",
      "A continuous predictor must be linear in the log odds; where it is not, it may be split or transformed.",
      "The rarer outcome limits the number of predictors; if one predictor separates the outcomes completely, the maximum likelihood estimate does not exist and a penalised likelihood may be used.",
      "Predictors should be chosen beforehand on subject-matter grounds; screening by univariable p values misses variables hidden by confounding.",
      "Discrimination is shown by the area under the ROC curve, calibration by how predicted probabilities agree with observed proportions; the two differ and should both be reported.",
      "An outcome with three or more unordered categories calls for multinomial logistic regression; an ordered one may be analysed by an ordinal model, with the proportional odds assumption tested.",
    ],
  },
  missing: {
    zh: ["事件数与非事件数", "各变量的赋值与参照类", "优势比、95% 置信区间与 p 值", "模型区分度与校准度"],
    en: [
      "numbers of events and non-events",
      "coding and reference category of each variable",
      "odds ratios with 95% confidence intervals and p values",
      "discrimination and calibration of the model",
    ],
  },
  limits: {
    zh: ["优势比表示关联；未测到的混杂因素仍可能解释这一关联。"],
    en: ["An odds ratio is an association, which confounders that were not measured may still explain."],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "\\ln\\frac{P}{1-P}=\\beta_0+\\sum_{j=1}^{p}\\beta_j x_j,\\qquad \\mathrm{OR}_j=e^{\\beta_j}",
      where: {
        zh: "$P$ 为事件发生的概率，$x_j$ 为第 $j$ 个自变量，$p$ 为自变量个数，$\\beta_0$ 为截距，$\\beta_j$ 为系数，$\\mathrm{OR}_j$ 为该自变量的优势比。",
        en: "$P$ is the probability of the event, $x_j$ the $j$th predictor, $p$ the number of predictors, $\\beta_0$ the intercept, $\\beta_j$ a coefficient, and $\\mathrm{OR}_j$ the odds ratio of that predictor.",
      },
    },
    {
      kind: "table",
      title: { zh: "Logistic 回归结果", en: "Logistic regression results" },
      head: {
        zh: ["变量", "B", "标准误", "Wald", "p", "OR", "95% 置信区间"],
        en: ["Variable", "B", "SE", "Wald", "p", "OR", "95% CI"],
      },
    },
  ],
  never: { zh: ["概率提高了", "风险是其"], en: ["times more likely", "causes the disease"] },
};
