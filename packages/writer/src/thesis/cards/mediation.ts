import type { MethodCard } from "../method-card.ts";

export const mediation: MethodCard = {
  key: "mediation",
  title: { zh: "中介效应", en: "Mediation" },
  methods: ["empirical", "education", "clinical"],
  roles: ["analysis", "theory", "results"],
  cues: {
    zh: ["中介效应", "中介作用", "中介变量", "中介模型", "间接效应", "的中介", "通过什么影响", "起什么作用"],
    en: ["mediation", "mediator", "mediating", "indirect effect", "works through"],
  },
  sentences: {
    zh: [
      "中介变量处在自变量与因变量之间，自变量影响中介变量，中介变量再影响因变量，间接效应等于两段系数的乘积。",
      "在线性模型中，总效应等于直接效应与间接效应之和。",
      "间接效应的抽样分布通常不对称，宜用 Bootstrap 法求置信区间，并写明重复抽样的次数与区间的类型。",
      "总效应不显著时间接效应仍可能存在，不必以总效应显著为检验的前提。",
      "直接效应与间接效应方向相反时称为遮掩，此时间接效应占总效应的百分比没有意义。",
      "三个变量同时测得时，先后次序只能由理论给出，调换次序的模型可能拟合得同样好。",
      "中介变量与因变量若有共同的原因而未加控制，后半段系数会有偏，自变量经随机分配也不例外。",
      "“完全中介”与“部分中介”的区分受样本量影响，宜报告各效应的大小与置信区间。",
    ],
    en: [
      "A mediator stands between predictor and outcome: the predictor affects the mediator, which in turn affects the outcome; the indirect effect is the product of the two coefficients.",
      "In linear models the total effect is the sum of the direct and the indirect effect.",
      "The sampling distribution of an indirect effect is usually skewed, so a bootstrap confidence interval should be used, with the number of resamples and the type of interval stated.",
      "An indirect effect may exist although the total effect is not significant, so a significant total effect need not come first.",
      "If direct and indirect effects have opposite signs, the pattern is called suppression or inconsistent mediation, and the indirect share of the total effect has no meaning.",
      "When all three variables are measured at once, their order comes from theory alone; a model with another order may fit as well.",
      "A common cause of mediator and outcome that is not controlled biases the second coefficient, even if the predictor was randomised.",
      "The labels “full” and “partial” mediation depend on sample size; the size of each effect and its confidence interval should be reported.",
    ],
  },
  missing: {
    zh: ["变量先后次序的理论依据与文献", "Bootstrap 次数与置信区间类型", "直接效应、间接效应与总效应的估计值"],
    en: [
      "theory and literature for the order of the variables",
      "number of bootstrap resamples and type of interval",
      "estimates of direct, indirect and total effects",
    ],
  },
  limits: {
    zh: ["同一时间收集的自我报告数据与中介假设相符，不等于中介过程得到了证实。"],
    en: ["Self-reports collected at one time may be consistent with mediation without establishing that the process took place."],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "M=i_1+aX+e_1,\\quad Y=i_2+c'X+bM+e_2,\\quad Y=i_3+cX+e_3,\\quad c=c'+ab",
      where: {
        zh: "$X$ 为自变量，$M$ 为中介变量，$Y$ 为因变量，$a$ 为 $X$ 对 $M$ 的系数，$b$ 为控制 $X$ 后 $M$ 对 $Y$ 的系数，$c'$ 为直接效应，$c$ 为总效应，$ab$ 为间接效应，$i_1$、$i_2$、$i_3$ 为截距，$e_1$、$e_2$、$e_3$ 为残差。",
        en: "$X$ is the predictor, $M$ the mediator, $Y$ the outcome, $a$ the coefficient of $X$ on $M$, $b$ that of $M$ on $Y$ controlling for $X$, $c'$ the direct, $c$ the total and $ab$ the indirect effect; $i_1$, $i_2$, $i_3$ are intercepts and $e_1$, $e_2$, $e_3$ errors.",
      },
    },
    {
      kind: "table",
      title: { zh: "中介效应检验", en: "Test of mediation" },
      head: {
        zh: ["效应", "估计值", "Bootstrap 标准误", "95% 置信区间下限", "95% 置信区间上限"],
        en: ["Effect", "Estimate", "Bootstrap SE", "95% CI lower", "95% CI upper"],
      },
      rows: { zh: ["总效应", "直接效应", "间接效应"], en: ["Total effect", "Direct effect", "Indirect effect"] },
    },
    { kind: "figure", title: { zh: "中介模型路径图", en: "Path diagram of the mediation model" } },
  ],
  never: { zh: ["证实了中介机制", "揭示了因果机制"], en: ["confirms the causal mechanism", "reveals the causal mechanism"] },
};
