import type { MethodCard } from "../method-card.ts";

export const differingRequirements: MethodCard = {
  key: "differing-requirements",
  title: { zh: "要求提交的材料与手续不一", en: "Requirements that differ" },
  methods: ["legal"],
  roles: ["problems"],
  cues: {
    zh: ["材料不一样", "材料不一", "手续不一", "要求不一样", "各平台", "要求提交", "条件不一", "说法不一样"],
    en: ["require different", "different documents", "requirements differ", "each platform", "asks for"],
  },
  sentences: {
    zh: [
      "同一请求在不同经办人或不同平台处被要求提交不同的材料，申请人无法预先准备，往返补交使期限与证据都受影响。",
      "要分清要求来自何处：法律规定的条件、合同约定的条件、经营者内部的口径，三者的约束力依次减弱，内部口径不能给申请人增加法律与合同都没有的条件。",
      "要求提交的材料须与待证明的事实有关，申请人客观上不能取得的，或由对方自己掌握的，不宜作为受理的前提。",
      "材料不一会造成同样情形不同结果，可把各处的要求列成对照表，看差别出在身份、事实还是金额的证明上。",
      "口头告知的要求没有凭据，事后难以证明曾被要求什么、已经提交什么，宜保留书面或聊天记录。",
    ],
    en: [
      "Where the same claim meets with different requirements from one handler or platform to another, applicants cannot prepare, and going back and forth with further documents costs them time limits and evidence.",
      "It should be told apart where a requirement comes from: conditions set by law, conditions agreed by contract, and internal practice of the business, whose binding force decreases in this order; internal practice cannot burden the applicant with conditions found in neither law nor contract.",
      "The documents required have to bear on the fact to be proved; what the applicant cannot objectively obtain, or what the other side holds itself, should not be a precondition of acceptance.",
      "Differing requirements lead to different outcomes in like situations; a table of what each place requires shows whether the difference lies in proof of identity, of facts or of the amount.",
      "Requirements given orally leave nothing to show later what was demanded and what was submitted, so written or chat records should be kept.",
    ],
  },
  missing: {
    zh: ["各处要求的材料及依据", "往返补交的次数与时间"],
    en: ["documents required in each place, and on what basis", "how often documents were asked for again, and how long it took"],
  },
  limits: {
    zh: ["要求不同不必然违法，须看差别有无理由。"],
    en: ["Differing requirements are not unlawful as such; it has to be examined whether there is a reason for the difference."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "要求提交的材料对照", en: "Documents required" },
      head: { zh: ["材料", "甲处", "乙处", "用来证明什么", "依据"], en: ["Document", "First place", "Second place", "To prove", "Basis"] },
    },
  ],
  never: { zh: [], en: [] },
};
