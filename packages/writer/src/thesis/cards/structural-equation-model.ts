import type { MethodCard } from "../method-card.ts";

export const structuralEquationModel: MethodCard = {
  key: "structural-equation-model",
  title: { zh: "结构方程模型", en: "Structural equation model" },
  methods: ["empirical", "education"],
  roles: ["analysis", "results"],
  cues: {
    zh: ["结构方程", "路径分析", "潜变量", "拟合指数", "测量模型"],
    en: ["structural equation", "latent variable", "path model", "measurement model", "fit indices"],
  },
  sentences: {
    zh: [
      "结构方程模型由测量模型与结构模型组成，前者说明题目如何反映潜变量，后者说明潜变量之间的关系。",
      "宜先检验测量模型，拟合可以接受之后再加入潜变量之间的路径，否则难以判断失拟来自哪一部分。",
      "每个潜变量须固定一个负荷或固定方差来设定量尺，待估参数的个数不得多于观测变量方差与协方差的个数。",
      "极大似然估计假定观测变量多元正态；明显偏态的数据可用稳健估计，选项少的有序题目可用加权最小二乘。",
      "卡方随样本量增大而容易拒绝模型，应与 CFI、TLI、RMSEA、SRMR 一并报告，不只挑选达到标准的指数。",
      "按修正指数增加参数须有理论上的理由，同一样本上反复修改后的模型宜用另一份样本复核。",
      "改变某些路径的方向可以得到拟合完全相同的等价模型，宜说明为何不采用它们。",
      "路径图中应标出标准化系数，表中同时列出非标准化系数与标准误。",
    ],
    en: [
      "A structural equation model has a measurement part, showing how items reflect latent variables, and a structural part, relating the latent variables to each other.",
      "The measurement model should be tested first and the paths added once its fit is acceptable, or it remains unclear where misfit comes from.",
      "Each latent variable needs a scale, set by fixing a loading or its variance, and there must be no more free parameters than variances and covariances of the observed variables.",
      "Maximum likelihood assumes multivariate normality; clearly skewed data may be analysed by a robust estimator and ordinal items with few categories by weighted least squares.",
      "Chi-square rejects ever more readily as the sample grows, so it should be reported together with CFI, TLI, RMSEA and SRMR, and not only the indices that look good.",
      "A parameter suggested by modification indices needs a theoretical reason, and a model revised repeatedly on one sample should be checked on another.",
      "Reversing some paths may yield an equivalent model with exactly the same fit; why such models are rejected should be argued.",
      "The path diagram should show standardised coefficients, the table unstandardised ones with standard errors as well.",
    ],
  },
  missing: {
    zh: ["样本量与估计方法、软件", "各题的标准化负荷", "拟合指数、所用标准及其来源", "各路径的系数、标准误与 p 值"],
    en: [
      "sample size, estimator and software",
      "standardised loadings",
      "fit indices, the criteria used and their source",
      "coefficient, standard error and p value of each path",
    ],
  },
  limits: {
    zh: ["拟合好只说明模型与数据不矛盾，不说明路径的方向正确，也不排除拟合相同的其他模型。"],
    en: [
      "Good fit means that the model does not contradict the data; it neither confirms the direction of paths nor excludes other models with the same fit.",
    ],
  },
  exhibits: [
    {
      kind: "formula",
      latex:
        "\\mathbf{x}=\\boldsymbol{\\Lambda}_x\\boldsymbol{\\xi}+\\boldsymbol{\\delta},\\quad \\mathbf{y}=\\boldsymbol{\\Lambda}_y\\boldsymbol{\\eta}+\\boldsymbol{\\varepsilon},\\quad \\boldsymbol{\\eta}=\\mathbf{B}\\boldsymbol{\\eta}+\\boldsymbol{\\Gamma}\\boldsymbol{\\xi}+\\boldsymbol{\\zeta}",
      where: {
        zh: "$\\mathbf{x}$、$\\mathbf{y}$ 为外生与内生潜变量的题目，$\\boldsymbol{\\xi}$、$\\boldsymbol{\\eta}$ 为外生与内生潜变量，$\\boldsymbol{\\Lambda}_x$、$\\boldsymbol{\\Lambda}_y$ 为负荷矩阵，$\\mathbf{B}$ 为内生潜变量之间的路径系数，$\\boldsymbol{\\Gamma}$ 为外生对内生潜变量的路径系数，$\\boldsymbol{\\delta}$、$\\boldsymbol{\\varepsilon}$ 为测量误差，$\\boldsymbol{\\zeta}$ 为结构残差。",
        en: "$\\mathbf{x}$ and $\\mathbf{y}$ are the items of exogenous and endogenous latent variables, $\\boldsymbol{\\xi}$ and $\\boldsymbol{\\eta}$ these variables, $\\boldsymbol{\\Lambda}_x$ and $\\boldsymbol{\\Lambda}_y$ loadings, $\\mathbf{B}$ paths among endogenous variables, $\\boldsymbol{\\Gamma}$ paths from exogenous variables, $\\boldsymbol{\\delta}$ and $\\boldsymbol{\\varepsilon}$ measurement errors, and $\\boldsymbol{\\zeta}$ structural residuals.",
      },
    },
    {
      kind: "formula",
      latex: "df=\\frac{p(p+1)}{2}-q",
      where: {
        zh: "$df$ 为只分析协方差结构时模型的自由度，$p$ 为观测变量个数，$q$ 为待估参数个数。",
        en: "$df$ is the degrees of freedom of a covariance structure, $p$ the number of observed variables, and $q$ the number of free parameters.",
      },
    },
    {
      kind: "table",
      title: { zh: "模型拟合指数", en: "Model fit" },
      head: {
        zh: ["模型", "$\\chi^{2}$", "自由度", "CFI", "TLI", "RMSEA（90% 置信区间）", "SRMR"],
        en: ["Model", "$\\chi^{2}$", "df", "CFI", "TLI", "RMSEA (90% CI)", "SRMR"],
      },
      rows: { zh: ["测量模型", "结构模型"], en: ["Measurement model", "Structural model"] },
    },
    {
      kind: "table",
      title: { zh: "路径系数", en: "Path coefficients" },
      head: {
        zh: ["路径", "非标准化系数", "标准误", "标准化系数", "p", "假设是否得到支持"],
        en: ["Path", "Unstandardised", "SE", "Standardised", "p", "Hypothesis supported"],
      },
    },
    { kind: "figure", title: { zh: "结构方程模型路径图", en: "Path diagram" } },
  ],
  never: { zh: ["模型得到证明", "模型完全正确"], en: ["the model is correct", "shows that the model is true"] },
};
