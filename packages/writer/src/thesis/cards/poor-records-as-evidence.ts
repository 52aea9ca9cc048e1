import type { MethodCard } from "../method-card.ts";

export const poorRecordsAsEvidence: MethodCard = {
  key: "poor-records-as-evidence",
  title: { zh: "记录不全与专门性问题", en: "Incomplete records and expert questions" },
  methods: ["legal"],
  roles: ["problems"],
  cues: {
    zh: ["病历", "写得太简单", "记录不全", "鉴定", "鉴定机构", "不接", "证明不被接受", "不接受", "不接"],
    en: ["medical records", "certificates are not accepted", "not accepted", "expert", "incomplete records"],
  },
  sentences: {
    zh: [
      "记录由负有记载义务的一方制作，写得简单，不利后果通常应由它承担，前提是义务有规定、约定或行业惯例作依据。",
      "记录缺失与记录虚假的后果不同，前者影响能证明到什么程度，后者还影响其他陈述的可信。",
      "专门性问题由鉴定解决，没有机构受理时，可以考虑有专门知识的人出庭、同行书面意见与既有的技术规范。",
      "鉴定要求检材完整，争议发生后应先封存，检材灭失由谁造成影响推定的方向。",
      "书面证明不被对方接受时，要分清是格式要求、来源可信还是与约定的条件不符。",
    ],
    en: [
      "Where records are made by the party under a duty to keep them, the disadvantage of a sparse record should usually fall on that party, provided that the duty rests on a provision, an agreement or trade custom.",
      "A missing record and a false record have different consequences: the former limits how much can be proved, while the latter also affects the credibility of other statements.",
      "Questions that require expertise are settled by appraisal; where no institution accepts it, a person with specialised knowledge in court, written opinions of practitioners and existing technical standards may be considered.",
      "An appraisal requires intact material, which should be sealed as soon as a dispute arises; who caused its loss influences the direction in which an inference is drawn.",
      "Where a written certificate is refused by the other side, it should be told apart whether the form, the reliability of the source or a condition of the contract is at issue.",
    ],
  },
  missing: {
    zh: ["缺少的记载与应当记载的依据", "有无鉴定或替代的意见"],
    en: [
      "what is missing from the records, and the basis of the duty to record it",
      "whether there was an appraisal or a substitute for it",
    ],
  },
  limits: {
    zh: ["专业判断不由当事人或作者自行作出。"],
    en: ["Technical judgements are not for the parties or the author to make on their own."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
