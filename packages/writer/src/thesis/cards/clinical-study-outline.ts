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
      "结局分主要与次要，主要结局宜只定一个，样本量按它估算，结论先就它而言。",
      "观察性研究看关联，干预研究看效果，两者所能说的话不同，题目与结论的用词须相符。",
      "干预与常规的不同须能逐项说清，其余照护两组相同。",
      "开始前须有伦理批准与知情同意，批准号与日期写在方法中。",
    ],
    en: [
      "The question should name population, intervention or exposure, comparator and outcome; as long as one of the four is missing, neither inclusion criteria nor statistical methods can be settled.",
      "Outcomes are divided into primary and secondary; there should be a single primary outcome, from which the sample size is estimated and with which the conclusions begin.",
      "Observational studies show associations and intervention studies effects, and the wording of title and conclusion should match the design.",
      "It must be possible to say point by point how the intervention differs from usual care, with all other care alike in both groups.",
      "Ethical approval and informed consent come before the start, and number and date of the approval belong in the methods.",
    ],
  },
  missing: { zh: ["主要结局与测量时点", "伦理批准的情况"], en: ["primary outcome and times of measurement", "status of ethical approval"] },
  limits: {
    zh: ["一项研究的结果不能直接作为对个别患者的诊疗建议。"],
    en: ["The results of one study are not advice on the treatment of an individual patient."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
