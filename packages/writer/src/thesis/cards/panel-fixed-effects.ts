import type { MethodCard } from "../method-card.ts";

export const panelFixedEffects: MethodCard = {
  key: "panel-fixed-effects",
  title: { zh: "面板固定效应模型", en: "Panel with fixed effects" },
  methods: ["empirical"],
  roles: ["analysis", "procedure", "results"],
  kinds: ["panel"],
  cues: {
    zh: ["面板数据", "固定效应", "面板模型", "双向固定", "省份", "历年", "上市公司"],
    en: ["panel data", "fixed effects", "fixed-effects", "panel regression", "panel", "regions over years"],
  },
  sentences: {
    zh: [
      "面板数据对同一批个体观测多期，个体固定效应把各变量减去个体均值，不随时间变化的个体特征无论能否观测都被消去。",
      "时间固定效应吸收同一时期所有个体共同受到的冲击。",
      "系数由个体内部随时间的变动识别；解释变量在样本期内变动很小时，估计不精确，测量误差的影响也更大。",
      "不随时间变化的变量与个体固定效应完全共线，其系数不能估计，只能与随时间变化的变量交乘后进入。",
      "同一个体各期的残差相关，标准误宜聚类到个体或冲击所在的层级；聚类个数少时标准误仍会偏小，应另作校正。",
      "固定效应与随机效应的取舍看个体效应是否与解释变量相关，可用 Hausman 检验；误差异方差或相关时应采用其稳健形式。",
      "随时间变化的遗漏变量与反向因果不会因固定效应而消除，应另行讨论。",
      "短面板中加入滞后的因变量，固定效应估计有偏，可用广义矩估计。",
      "样本筛选宜逐步列出剔除的理由与剩余的观测数，缩尾处理的变量与比例也应写明。",
    ],
    en: [
      "Panel data follow the same units over several periods; unit fixed effects subtract unit means and so remove every trait that does not change over time, observed or not.",
      "Time fixed effects absorb shocks that hit all units in the same period.",
      "Coefficients are identified by changes within units; if a regressor hardly changes over the sample, estimates are imprecise and measurement error weighs more.",
      "Variables constant over time are collinear with the unit effects, so their coefficients cannot be estimated; they can enter only in interaction with something that varies over time.",
      "Errors of one unit are correlated over time, so standard errors should be clustered by unit or at the level of the shock; with few clusters they remain too small and need correction.",
      "The choice between fixed and random effects turns on whether unit effects are correlated with the regressors, which the Hausman test examines; with heteroskedastic or correlated errors its robust form is needed.",
      "Omitted variables that change over time and reverse causality are not removed by fixed effects and should be discussed separately.",
      "A lagged dependent variable biases the fixed-effects estimator in short panels; generalised method of moments may be used.",
      "Sample selection should be listed step by step with the reason and the observations left, together with any winsorised variables and the share.",
    ],
  },
  missing: {
    zh: ["数据来源、个体数与起止时期", "各变量的定义与计算方法", "样本筛选的步骤与各步观测数", "标准误聚类的层级", "各列的系数与标准误"],
    en: [
      "data source, number of units and period",
      "definition and calculation of each variable",
      "steps of sample selection with observations left",
      "level at which standard errors are clustered",
      "coefficients and standard errors of each column",
    ],
  },
  limits: {
    zh: ["固定效应只排除不随时间变化的个体差异，系数的因果含义仍取决于解释变量的变动从何而来。"],
    en: [
      "Fixed effects exclude only what is constant within units; a causal reading still depends on where the variation in the regressor comes from.",
    ],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "y_{it}=\\beta x_{it}+\\boldsymbol{\\gamma}'\\mathbf{z}_{it}+\\mu_i+\\lambda_t+\\varepsilon_{it}",
      where: {
        zh: "$y_{it}$ 为个体 $i$ 在时期 $t$ 的被解释变量，$x_{it}$ 为核心解释变量，$\\mathbf{z}_{it}$ 为控制变量，$\\beta$、$\\boldsymbol{\\gamma}$ 为系数，$\\mu_i$ 为个体固定效应，$\\lambda_t$ 为时间固定效应，$\\varepsilon_{it}$ 为误差项。",
        en: "$y_{it}$ is the outcome of unit $i$ in period $t$, $x_{it}$ the main regressor, $\\mathbf{z}_{it}$ the control variables, $\\beta$ and $\\boldsymbol{\\gamma}$ coefficients, $\\mu_i$ unit effects, $\\lambda_t$ time effects, and $\\varepsilon_{it}$ the error.",
      },
    },
    {
      kind: "table",
      title: { zh: "变量定义", en: "Definition of variables" },
      head: {
        zh: ["类型", "名称", "符号", "计算方法", "数据来源"],
        en: ["Type", "Name", "Symbol", "Calculation", "Source"],
      },
      rows: { zh: ["被解释变量", "核心解释变量", "控制变量"], en: ["Dependent variable", "Main regressor", "Control variables"] },
    },
    {
      kind: "table",
      title: { zh: "基准回归结果", en: "Baseline results" },
      head: { zh: ["变量", "（1）", "（2）", "（3）"], en: ["Variable", "(1)", "(2)", "(3)"] },
      rows: {
        zh: ["核心解释变量", "控制变量", "个体固定效应", "时间固定效应", "观测数", "组内 $R^{2}$"],
        en: ["Main regressor", "Control variables", "Unit fixed effects", "Time fixed effects", "Observations", "Within $R^{2}$"],
      },
    },
  ],
  never: { zh: ["解决了内生性", "彻底消除内生性"], en: ["solves endogeneity", "eliminates endogeneity"] },
};
