import type { MethodCard } from "../method-card.ts";

export const disagreementBetweenStudies: MethodCard = {
  key: "disagreement-between-studies",
  title: { zh: "结论不一致的分析", en: "Disagreement between studies" },
  methods: ["review"],
  roles: ["comparison"],
  standard: ["comparison"],
  cues: { zh: ["不一致之处", "分歧"], en: ["findings disagree", "where findings"] },
  sentences: {
    zh: [
      "不一致先看是否同一个问题：结果变量、人群与时间不同，只是答了不同的题。",
      "再看设计与测量，自评与客观测量之间的分歧最常见。",
      "显著与不显著可能只因样本大小，比较区间比比较是否显著可靠。",
      "同一因素在不同条件下方向相反，说明有调节的条件，可以列为待检验的问题。",
      "利益来源须注明，资助方与结论方向的关系值得一看。",
    ],
    en: [
      "Where findings disagree, it should first be asked whether they answer the same question; with other outcomes, populations or times they merely answer different ones.",
      "Design and measurement come next; disagreement between self-reports and objective measures is the most frequent kind.",
      "That one result is significant and another is not may be due to sample size alone; comparing intervals is more reliable than comparing significance.",
      "If the same factor works in opposite directions under different conditions, a moderating condition is likely, which can be listed as a question to be tested.",
      "Sources of funding should be noted, since it is worth seeing whether sponsors and the direction of results go together.",
    ],
  },
  missing: { zh: ["不一致的研究与可能的原因，来自文献库"], en: ["studies that disagree and the likely reasons, from the library"] },
  limits: { zh: ["原因的判断是推测，须有研究直接比较。"], en: ["The reasons given are conjecture until studies compare them directly."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "结论不一致的研究", en: "Studies that disagree" },
      head: { zh: ["研究", "结论", "人群", "测量", "可能的原因"], en: ["Study", "Finding", "Population", "Measure", "Likely reason"] },
    },
  ],
  never: { zh: [], en: [] },
};
