import type { MethodCard } from "../method-card.ts";

export const readingClinicalResults: MethodCard = {
  key: "reading-clinical-results",
  title: { zh: "临床结果的解释", en: "Interpreting clinical results" },
  methods: ["clinical"],
  roles: ["discussion"],
  standard: ["discussion"],
  cues: { zh: ["结果如何解释", "讨论"], en: ["can be read", "how the results"] },
  sentences: {
    zh: [
      "先看差别是否达到有意义的幅度，再看区间是否包含无差别，两者合起来才谈效果。",
      "前后都有改善时，要扣除自然好转与回归均数，只看干预组前后没有意义。",
      "没有差别时须看样本是否够，区间宽的结论是“不能确定”，不是“无效”。",
      "机制的说明须与测量的指标相连，没有测量的写成可能。",
      "推及其他病人要看病情、年龄与照护条件是否相近。",
    ],
    en: [
      "One asks whether the difference matters and whether the interval includes none, and speaks of effect only from both.",
      "Where both improve, natural recovery and regression to the mean are deducted; one group before and after means little.",
      "No difference with a wide interval means uncertain and not ineffective.",
      "A mechanism is linked to what was measured and otherwise called possible.",
      "For other patients severity, age and care have to be alike.",
    ],
  },
  missing: {
    zh: ["主要结局的差值与区间", "有意义变化的界限及出处"],
    en: ["difference and interval of the primary outcome", "least change that matters, with source"],
  },
  limits: { zh: ["单中心小样本的结果须由更大的研究验证。"], en: ["Small single-centre results need larger studies."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
