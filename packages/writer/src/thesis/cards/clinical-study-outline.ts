import type { MethodCard } from "../method-card.ts";

export const clinicalStudyOutline: MethodCard = {
  key: "clinical-study-outline",
  title: { zh: "临床护理研究的做法", en: "How a clinical study proceeds" },
  methods: ["clinical"],
  roles: ["introduction"],
  standard: ["introduction"],
  cues: { zh: ["前言", "研究内容与方法"], en: ["introduction", "methods and structure"] },
  sentences: {
    zh: [
      "问题按人群、干预或暴露、对照、结局四项写出，四项不全，纳入标准与统计方法都定不下来。",
      "结局分主要与次要，主要结局只有一个，样本量按它估算，结论先就它而言。",
      "观察性研究看关联，干预研究看效果，两者所能说的话不同，题目与结论的用词须相符。",
      "干预须比常规多出一项可以说清的内容，其余照护两组相同。",
      "开始前须有伦理批准与知情同意，批准号与日期写在方法中。",
    ],
    en: [
      "The question names population, intervention or exposure, comparison and outcome; without all four neither criteria nor tests can be settled.",
      "One outcome is primary, decides sample size and comes first in conclusions; others are secondary.",
      "Observation shows association, intervention effect, and title and conclusion use words accordingly.",
      "An intervention adds one describable thing to usual care, which is otherwise equal.",
      "Approval and consent come before the start, with number and date in the methods.",
    ],
  },
  missing: { zh: ["主要结局与测量时点", "伦理批准的情况"], en: ["primary outcome and times of measurement", "ethical approval"] },
  limits: { zh: ["论文不提供诊疗建议。"], en: ["A thesis gives no medical advice."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
