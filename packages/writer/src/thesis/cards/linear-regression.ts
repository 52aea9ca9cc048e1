import type { MethodCard } from "../method-card.ts";

export const linearRegression: MethodCard = {
  key: "linear-regression",
  title: { zh: "多元线性回归", en: "Multiple linear regression" },
  methods: ["empirical", "education", "clinical"],
  roles: ["analysis", "results"],
  cues: {
    zh: ["线性回归", "多元回归", "回归分析", "回归模型", "最小二乘", "分层回归", "影响多大", "哪些因素影响"],
    en: [
      "linear regression",
      "multiple regression",
      "regression model",
      "least squares",
      "hierarchical regression",
      "how strongly",
      "factors behind",
    ],
  },
  sentences: {
    zh: [
      "多元线性回归以自变量的线性组合预测连续的因变量，回归系数表示其他自变量不变时，该自变量每增加一个单位，因变量平均变化多少。",
      "线性回归要求关系为线性、残差独立且方差相等；小样本的检验还要求残差近似正态，可由残差对预测值的散点图与正态概率图查看。",
      "残差方差不等时系数估计仍无偏，但通常的标准误不再正确，可改用异方差稳健标准误。",
      "自变量高度相关时系数不稳、标准误变大，可用方差膨胀因子检查。",
      "有 $k$ 类的分类变量以 $k-1$ 个虚拟变量进入，参照类应写明。",
      "分层回归宜先放控制变量，再放自变量，看决定系数的增量及其 F 检验；逐步筛选由数据挑选变量，所得 p 值偏小，不宜用来检验假设。",
      "控制变量主要取同时影响自变量与因变量的因素；受自变量影响的变量放进模型，会改变系数的含义。",
      "宜用 Cook 距离查找影响过大的个案，并报告剔除前后的系数。",
    ],
    en: [
      "Multiple linear regression predicts a continuous outcome from a linear combination of predictors; a coefficient is the average change in the outcome per unit of that predictor with the others held constant.",
      "Linear regression assumes linear relations and residuals that are independent and of equal variance; tests in small samples also need roughly normal residuals. Plots of residuals against fitted values and normal probability plots show departures.",
      "With unequal residual variance the coefficients remain unbiased but the usual standard errors are wrong, so robust standard errors may be used.",
      "Highly correlated predictors make coefficients unstable and standard errors large, which the variance inflation factor shows.",
      "A categorical variable with $k$ categories enters as $k-1$ dummy variables, and the reference category should be named.",
      "In a hierarchical analysis control variables enter first and predictors next, with the change in R² and its F test; stepwise selection lets the data pick variables, makes p values too small and is unsuited to testing hypotheses.",
      "Control variables should mainly be factors that affect both predictor and outcome; a variable that the predictor itself affects changes the meaning of the coefficient.",
      "Influential cases should be looked for, for example by Cook's distance, and coefficients reported with and without them.",
    ],
  },
  missing: {
    zh: ["因变量、自变量与控制变量的测量方式", "各系数、标准误与 p 值", "方差膨胀因子与残差检查的结果"],
    en: [
      "how outcome, predictors and control variables were measured",
      "coefficients, standard errors and p values",
      "variance inflation factors and residual checks",
    ],
  },
  limits: {
    zh: ["回归系数是否有因果含义取决于研究设计；横断面数据中遗漏变量与反向关系都可能使系数偏离。"],
    en: [
      "Whether a coefficient can be read causally depends on the design; in cross-sectional data, omitted variables and reverse relations may bias it.",
    ],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "y_i=\\beta_0+\\sum_{j=1}^{p}\\beta_j x_{ij}+\\varepsilon_i",
      where: {
        zh: "$y_i$ 为第 $i$ 个个体的因变量，$x_{ij}$ 为其第 $j$ 个自变量，$\\beta_0$ 为截距，$\\beta_j$ 为回归系数，$p$ 为自变量个数，$\\varepsilon_i$ 为残差项。",
        en: "$y_i$ is the outcome of case $i$, $x_{ij}$ its $j$th predictor, $\\beta_0$ the intercept, $\\beta_j$ the coefficients, $p$ the number of predictors, and $\\varepsilon_i$ the error term.",
      },
    },
    {
      kind: "formula",
      latex: "\\mathrm{VIF}_j=\\frac{1}{1-R_j^{2}}",
      where: {
        zh: "$\\mathrm{VIF}_j$ 为第 $j$ 个自变量的方差膨胀因子，$R_j^{2}$ 为以其余自变量预测该自变量时的决定系数。",
        en: "$\\mathrm{VIF}_j$ is the variance inflation factor of predictor $j$, and $R_j^{2}$ the R² of regressing it on the other predictors.",
      },
    },
    {
      kind: "table",
      title: { zh: "回归分析结果", en: "Regression results" },
      head: {
        zh: ["变量", "B", "标准误", "标准化系数", "t", "p", "VIF"],
        en: ["Variable", "B", "SE", "Standardised coefficient", "t", "p", "VIF"],
      },
      rows: {
        zh: ["常数", "控制变量", "自变量", "$R^{2}$", "调整后的 $R^{2}$", "F"],
        en: ["Constant", "Control variables", "Predictors", "$R^{2}$", "Adjusted $R^{2}$", "F"],
      },
    },
  ],
  never: { zh: ["完全解释了", "必然导致"], en: ["fully explains", "inevitably leads to"] },
};
