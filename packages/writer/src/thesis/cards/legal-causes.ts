import type { MethodCard } from "../method-card.ts";

export const legalCauses: MethodCard = {
  key: "legal-causes",
  title: { zh: "法律问题的成因", en: "Causes of a legal problem" },
  methods: ["legal"],
  roles: ["causes"],
  standard: ["causes"],
  cues: { zh: ["成因", "原因"], en: ["causes"] },
  sentences: {
    zh: [
      "成因分规则、适用与当事人三层：规则没有规定或不清，适用时标准不一，当事人没有留存或不知可以主张。",
      "新的交易形式出现而规则以旧形式为对象，是常见的一种，须指出旧规则预设的哪一点不再成立。",
      "信息与证据集中在一方，不是哪一方的过错，而是交易结构造成的，对策应针对结构。",
      "救济的成本高于所争的金额时，权利存在而无人主张，小额纠纷多属此类。",
      "每一条成因写出对应的判决或材料。",
    ],
    en: [
      "Causes lie on three levels: rules that are silent or unclear, standards that differ in application, and parties who kept no evidence or did not know that they had a claim.",
      "A frequent cause is that a new form of dealing meets rules made for an older one; it should be said which assumption of the old rule no longer holds.",
      "That information and evidence are concentrated on one side is no fault of that side but a result of how the transaction is structured, and remedies should address the structure.",
      "Where a remedy costs more than the amount in dispute, the right exists but nobody asserts it, as in most small claims.",
      "For each cause, the decision or document that supports it should be given.",
    ],
  },
  missing: { zh: ["每条成因所依据的判决或材料"], en: ["the decision or document behind each cause"] },
  limits: {
    zh: ["成因的轻重须有材料支持，不作排序的除外。"],
    en: ["Causes may be ranked by weight only with material to support the ranking."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
