import type { MethodCard } from "../method-card.ts";

export const roleOfAMediator: MethodCard = {
  key: "role-of-a-mediator",
  title: { zh: "中介结果的解释", en: "Interpreting a mediator" },
  methods: ["empirical", "education"],
  roles: ["discussion"],
  kinds: ["survey"],
  cues: { zh: ["的作用", "中介作用的讨论", "中介机制"], en: ["the role of", "as a mediator", "mediating role"] },
  sentences: {
    zh: [
      "间接效应的检验假定了变量的次序，次序由理论与时间决定，统计上把次序颠倒往往同样拟合。",
      "直接效应仍然显著时，说明还有别的途径，不宜写成“部分中介”就停下，应说还可能有哪一条。",
      "中介占总效应的比例在样本不大时很不稳定，须连同区间报告，总效应接近零时不宜计算。",
      "中介变量若与结果变量措辞相近，间接效应可能只是两个量表测了同一件事。",
      "中介在实践中的意义是指出从哪里着手：改变它是否可行，改变它之后结果是否真的随之改变。",
      "要确证中介，须在不同时点依次测量，或直接干预中介变量。",
    ],
    en: [
      "The test of an indirect effect takes the order of variables for granted; theory and time decide it, as the reversed order often fits just as well.",
      "If the direct effect remains, there are other paths; the discussion should say which, and not stop at “partial mediation”.",
      "The share of the total effect that is mediated is unstable in small samples, needs an interval, and should not be computed where the total effect is near zero.",
      "If mediator and outcome are worded alike, an indirect effect may only mean that both scales measure one thing.",
      "For practice a mediator says where to act, provided that it can be changed and that the outcome then changes too.",
      "To confirm mediation, the variables have to be measured one after the other, or the mediator itself changed.",
    ],
  },
  missing: {
    zh: ["间接效应的估计值与区间", "支持这一次序的理由"],
    en: ["estimate and interval of the indirect effect", "reasons for this order"],
  },
  limits: {
    zh: ["同一时间测得的三个变量不能证明中介过程。"],
    en: ["Three variables measured at one time cannot prove a mediating process."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
