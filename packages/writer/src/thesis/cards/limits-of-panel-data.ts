import type { MethodCard } from "../method-card.ts";

export const limitsOfPanelData: MethodCard = {
  key: "limits-of-panel-data",
  title: { zh: "统计数据研究的局限", en: "Limits of statistical data" },
  methods: ["empirical"],
  roles: ["discussion"],
  standard: ["discussion"],
  kinds: ["panel"],
  cues: { zh: ["研究的局限", "局限与不足"], en: ["limits of the design", "limitations"] },
  sentences: {
    zh: [
      "固定效应去掉的是不变的差别，随时间变化又没有度量的因素仍会使系数有偏，须点名并判断方向。",
      "因果的方向可能相反，{object}变化也可能带动{problem}，滞后一期只是部分的办法。",
      "地区平均掩盖内部的分布，平均上升时差距可能扩大。",
      "邻近地区互相影响，观测并不独立，忽略时标准误偏小。",
      "统计口径的修订会被模型当成真实的变化，修订年份应单独检查。",
    ],
    en: [
      "Fixed effects remove differences that do not change over time; factors that change and were not measured still bias the coefficients and should be named, with the likely direction of the bias.",
      "The direction of causation may be the reverse, as a change in {object} can also bring about {problem}; lagging the regressor by one period is only a partial answer.",
      "Regional averages conceal the distribution within regions, where inequality may widen while the average rises.",
      "Neighbouring regions influence one another, so observations are not independent, and standard errors that ignore this are too small.",
      "A model takes a revision of a statistical definition for a real change, so years of revision should be checked separately.",
    ],
  },
  missing: { zh: ["影响最大的一项未度量因素"], en: ["the most important factor that was not measured"] },
  limits: {
    zh: ["观察数据的因果结论依赖不能检验的假定。"],
    en: ["Causal claims from observational data rest on assumptions that cannot be tested."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
