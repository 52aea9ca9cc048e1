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
      "It should first be asked whether the difference reaches a size that matters and then whether its interval includes no difference; only the two together allow talk of an effect.",
      "Where both groups improve, natural recovery and regression to the mean have to be allowed for, and the change within the intervention group alone means little.",
      "When no difference is found, it should be asked whether the sample was sufficient; a wide interval means “cannot be determined” and not “ineffective”.",
      "An account of the mechanism has to be linked to what was measured, and what was not measured should be called a possibility.",
      "Whether the result carries over to other patients depends on whether severity, age and conditions of care are similar.",
    ],
  },
  missing: {
    zh: ["主要结局的差值与区间", "有意义变化的界限及出处"],
    en: ["difference in the primary outcome with its interval", "smallest change that matters, with its source"],
  },
  limits: {
    zh: ["单中心小样本的结果须由更大的研究验证。"],
    en: ["The results of a small sample from one centre have to be verified by larger studies."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
