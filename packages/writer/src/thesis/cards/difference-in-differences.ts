import type { MethodCard } from "../method-card.ts";

export const differenceInDifferences: MethodCard = {
  key: "difference-in-differences",
  title: { zh: "双重差分", en: "Difference-in-differences" },
  methods: ["empirical"],
  roles: ["analysis", "procedure", "results"],
  cues: {
    zh: ["双重差分", "倍差法", "平行趋势", "准自然实验", "安慰剂检验", "政策前后", "试点", "实施前后"],
    en: [
      "difference-in-differences",
      "parallel trends",
      "natural experiment",
      "placebo test",
      "before and after the policy",
      "pilot regions",
      "reform",
    ],
  },
  sentences: {
    zh: [
      "双重差分用处理组前后的变化减去对照组前后的变化，两组固有的水平差异与两组共同的时间变化都被消去。",
      "双重差分的识别依靠平行趋势：若无处理，两组的平均变化相同；这一条件无法直接检验。",
      "处理前各期的系数接近零只提供佐证，宜连同置信区间绘成图，处理前的期数太少时佐证很弱。",
      "处理不应被提前预知而引起调整，处理组也不应影响对照组；溢出可能存在时，宜剔除邻近的对照个体再估计。",
      "各个体受处理的时点不同且效应随时间或批次变化时，双向固定效应估计会把已受处理的个体用作对照，应改用只以未受处理或尚未受处理者为对照的估计量。",
      "标准误宜聚类到处理分配的层级；处理由少数几个单位决定时，通常的聚类标准误不可靠。",
      "受处理影响的变量不宜作为控制变量；处理之前的特征不随时间变化，在个体固定效应模型中须与时间项交乘后进入。",
      "安慰剂检验可虚构处理时间或随机指定处理组，看估计值是否仍偏离零。",
      "同一时期的其他政策若只作用于处理组，其影响会计入估计值，应逐一排查。",
    ],
    en: [
      "Difference-in-differences subtracts the change in the control group from the change in the treated group, which removes fixed level differences between groups and changes common to both.",
      "The estimate is identified by parallel trends: without treatment both groups would have changed alike on average, a condition that cannot be tested directly.",
      "Coefficients near zero before treatment are only supporting evidence; they should be plotted with confidence intervals, and with few earlier periods they say little.",
      "Treatment should not be anticipated, and treated units should not affect controls; where spillovers are likely, neighbouring controls may be left out and the model estimated again.",
      "If units are treated at different times and effects vary over time or between cohorts, two-way fixed effects use treated units as controls; an estimator that compares only with untreated or not-yet-treated units should be used.",
      "Standard errors should be clustered at the level at which treatment was assigned; if few units decide the treatment, ordinary clustered errors are unreliable.",
      "Variables that treatment affects should not serve as controls; characteristics from before treatment are constant over time and enter a model with unit effects only in interaction with time.",
      "A placebo test may shift the treatment date or assign treatment at random and see whether estimates still depart from zero.",
      "Another policy of the same period that reached only the treated group enters the estimate, so such policies should be checked one by one.",
    ],
  },
  missing: {
    zh: ["处理的内容、时点与依据文件", "处理组与对照组的划分及个体数", "处理前各期的系数与置信区间", "聚类的层级", "估计值与标准误"],
    en: [
      "what the treatment is, its date and the document behind it",
      "how treated and control groups were formed, with their size",
      "coefficients and intervals of the periods before treatment",
      "level of clustering",
      "estimate and standard error",
    ],
  },
  limits: {
    zh: ["估计的是处理组受处理的平均效应，只在平行趋势成立时有因果含义，不能直接推到未受处理的个体。"],
    en: [
      "The estimate is the average effect on the treated, causal only under parallel trends, and does not carry over directly to untreated units.",
    ],
  },
  exhibits: [
    {
      kind: "formula",
      latex:
        "Y_{it}=\\beta\\,(\\mathrm{Treat}_i\\times \\mathrm{Post}_t)+\\boldsymbol{\\gamma}'\\mathbf{X}_{it}+\\mu_i+\\lambda_t+\\varepsilon_{it}",
      where: {
        zh: "$Y_{it}$ 为个体 $i$ 在时期 $t$ 的结果，$\\mathrm{Treat}_i$ 在处理组取 1、对照组取 0，$\\mathrm{Post}_t$ 在处理后取 1、处理前取 0，$\\beta$ 为双重差分系数，$\\mathbf{X}_{it}$ 为不受处理影响的控制变量，$\\boldsymbol{\\gamma}$ 为其系数，$\\mu_i$、$\\lambda_t$ 为个体与时间固定效应，$\\varepsilon_{it}$ 为误差项。",
        en: "$Y_{it}$ is the outcome of unit $i$ in period $t$; $\\mathrm{Treat}_i$ is 1 for treated and 0 for control units; $\\mathrm{Post}_t$ is 1 after and 0 before treatment; $\\beta$ is the difference-in-differences coefficient, $\\mathbf{X}_{it}$ control variables that treatment does not affect, with coefficients $\\boldsymbol{\\gamma}$, $\\mu_i$ and $\\lambda_t$ unit and time effects, and $\\varepsilon_{it}$ the error.",
      },
    },
    {
      kind: "table",
      title: { zh: "两组前后均值之差", en: "Differences in group means" },
      head: { zh: ["组别", "处理前", "处理后", "差"], en: ["Group", "Before", "After", "Difference"] },
      rows: { zh: ["处理组", "对照组", "双重差分"], en: ["Treated", "Control", "Difference-in-differences"] },
    },
    { kind: "figure", title: { zh: "处理前后各期的系数与置信区间", en: "Coefficients by period with confidence intervals" } },
  ],
  never: {
    zh: ["平行趋势得到证明", "完全排除其他因素"],
    en: ["the parallel trends assumption is satisfied beyond doubt", "excludes all other factors"],
  },
};
