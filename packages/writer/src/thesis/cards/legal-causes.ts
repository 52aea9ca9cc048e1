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
      "Causes lie in rules that are silent or unclear, in their application, or in parties who kept nothing or did not know their claim.",
      "A common one is a new form of dealing under rules made for an old one; it is said which assumption no longer holds.",
      "Information and evidence on one side come from the structure of dealing and not from fault, and remedies address it.",
      "Where remedy costs more than is at stake, rights exist unclaimed, as in most small disputes.",
      "Each cause is given with the decision or document behind it.",
    ],
  },
  missing: { zh: ["每条成因所依据的判决或材料"], en: ["the decision or document behind each cause"] },
  limits: { zh: ["成因的轻重须有材料支持，不作排序的除外。"], en: ["Causes are ranked only with support."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
