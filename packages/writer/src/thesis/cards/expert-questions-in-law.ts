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
      "Where no body takes an appraisal, both sides may choose a qualified peer, with procedure and cost agreed and the right to question.",
      "Courts may hear a person of special knowledge on application, whose view explains and does not bind.",
      "Trade standards and textbooks give the general standard: conduct is judged by it first, the link to the result afterwards.",
      "Sealing and handover of material are laid down, and material is sealed in the presence of both when a dispute arises.",
      "Conditions for accepting certificates are published, who may issue them, what they contain and how they are verified.",
    ],
  },
  missing: {
    zh: ["可以出具意见的机构或人员", "现行规定，由作者核对"],
    en: ["bodies or persons who could give an opinion", "rules in force, checked by the author"],
  },
  limits: { zh: ["替代鉴定的意见证明力可能较低。"], en: ["A substitute may carry less weight than an appraisal."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
