import type { MethodCard } from "../method-card.ts";

export const gapsAndNextQuestions: MethodCard = {
  key: "gaps-and-next-questions",
  title: { zh: "不足与后续问题", en: "Gaps and next questions" },
  methods: ["review"],
  roles: ["discussion", "measures"],
  standard: ["discussion", "measures"],
  cues: { zh: ["不足", "可以继续研究", "展望"], en: ["limits of the studies", "further work", "questions"] },
  sentences: {
    zh: [
      "不足按设计、测量、人群与结果四方面归纳，每一条写出涉及几项研究。",
      "后续问题须由一处不足或分歧引出，并写明用什么设计可以回答。",
      "缺少的人群要具体，例如独居、农村、合并多病者，“扩大样本”不是方向。",
      "可行性要考虑，需要多年随访的问题可以先用已有数据部分回答。",
      "测量不统一的领域，先统一最小的一组结局比再做一项小试验更有用。",
    ],
    en: [
      "Gaps should be summed up under four headings, design, measurement, population and results, and for each it should be said how many studies it concerns.",
      "A question for further work should arise from a gap or a disagreement, together with the design that could answer it.",
      "The population that is missing should be named, such as people living alone, in rural areas or with several illnesses; “a larger sample” is no direction.",
      "Feasibility has to be considered: part of a question that needs years of follow-up may be answered first from existing data.",
      "In a field whose measures are not uniform, agreement on a small core set of outcomes is more useful than one more small trial.",
    ],
  },
  missing: {
    zh: ["各不足涉及的研究数", "最值得做的一个问题"],
    en: ["number of studies concerned by each gap", "the question most worth pursuing"],
  },
  limits: { zh: ["没有研究不说明没有作用。"], en: ["That something has not been studied does not mean that it has no effect."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
