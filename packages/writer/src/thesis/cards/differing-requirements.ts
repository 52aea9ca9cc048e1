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
      "要分清要求来自何处：法律规定的条件、合同约定的条件、经营者内部的口径，三者的约束力依次减弱，内部口径不能增加法律没有规定的条件。",
      "要求提交的材料须与待证明的事实有关，申请人客观上不能取得的，或由对方自己掌握的，不宜作为受理的前提。",
      "材料不一会造成同样情形不同结果，可把各处的要求列成对照表，看差别出在身份、事实还是金额的证明上。",
      "口头告知的要求没有凭据，事后难以证明曾被要求什么、已经提交什么，宜保留书面或聊天记录。",
    ],
    en: [
      "Where one claim meets different requirements from office to office, it cannot be prepared, and going back and forth costs time and evidence.",
      "A requirement comes from law, from contract or from internal practice, with less force in turn; internal practice cannot add conditions the law does not have.",
      "Documents asked for have to bear on a fact; what an applicant cannot obtain or the other side holds should not be a condition of admission.",
      "Differing requirements lead to differing outcomes; a table shows whether they concern identity, facts or amount.",
      "What is asked for orally leaves no proof of what was required and submitted, so written records should be kept.",
    ],
  },
  missing: {
    zh: ["各处要求的材料及依据", "往返补交的次数与时间"],
    en: ["documents required in each place and their basis", "how often and how long they were asked for again"],
  },
  limits: {
    zh: ["要求不同不必然违法，须看差别有无理由。"],
    en: ["Differing requirements are not unlawful as such; it depends on reasons."],
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
