import type { MethodCard } from "../method-card.ts";

export const expertQuestionsInLaw: MethodCard = {
  key: "expert-questions-in-law",
  title: { zh: "专门性问题的解决途径", en: "Settling expert questions" },
  methods: ["legal"],
  roles: ["measures"],
  cues: {
    zh: ["鉴定", "鉴定机构", "不接", "证明", "不接受", "医疗"],
    en: ["certificates", "expert", "medical", "appraisal", "not accepted"],
  },
  sentences: {
    zh: [
      "没有机构受理鉴定时，可由双方共同选定有资格的同行出具意见，程序与费用事先约定，不服的可以质询。",
      "法院可以依申请通知有专门知识的人出庭，其意见是对专业问题的说明，仍由法院判断。",
      "宜以行业技术规范与教材作为一般标准，先判断做法是否合乎规范，再论与结果的关系。",
      "检材的封存与交接写入操作要求，争议一发生即由双方到场封存。",
      "书面证明的采信条件应事先公布：出具者的资格、必备的内容与核实的方式。",
    ],
    en: [
      "Where no institution accepts the appraisal, the parties may jointly choose a qualified practitioner to give an opinion, with procedure and cost agreed beforehand and a right to question the result.",
      "On application a court may admit a person with specialised knowledge; that person's opinion explains the technical question, and the decision remains with the court.",
      "Technical standards of the trade and textbooks can serve as the general standard: it is judged first whether the conduct met it, and only then how it relates to the result.",
      "Sealing and handover of the material should be part of the operating rules, and the material should be sealed in the presence of both sides as soon as a dispute arises.",
      "The conditions under which written certificates are accepted should be published beforehand: who may issue them, what they must contain and how they are verified.",
    ],
  },
  missing: {
    zh: ["可以出具意见的机构或人员", "现行规定，由作者核对"],
    en: ["institutions or persons who could give an opinion", "rules in force, checked by the author"],
  },
  limits: { zh: ["替代鉴定的意见证明力可能较低。"], en: ["An opinion that replaces a formal appraisal may carry less evidential weight."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
