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
      "Where one side has to keep the record, its gaps should count against it, provided that the duty rests on rule, contract or custom.",
      "A missing record limits what can be proved; a false one also affects the credit of other statements.",
      "Expert questions are settled by appraisal; where no one takes it, expert witnesses, written opinions and technical standards remain.",
      "Appraisal needs intact material, which is sealed at once; who lost it decides which way an inference goes.",
      "Where a certificate is refused it matters whether form, source or a condition of the contract is at issue.",
    ],
  },
  missing: {
    zh: ["缺少的记载与应当记载的依据", "有无鉴定或替代的意见"],
    en: ["what is missing and the duty to record it", "whether there was an appraisal or substitute"],
  },
  limits: { zh: ["专业判断不由当事人或作者自行作出。"], en: ["Expert judgement is not for the parties or the author."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
