import type { MethodCard } from "../method-card.ts";

export const divergentDecisions: MethodCard = {
  key: "divergent-decisions",
  title: { zh: "同类案件处理不一", en: "Like cases decided differently" },
  methods: ["legal"],
  roles: ["problems"],
  cues: {
    zh: ["同案不同判", "标准不一", "判决不一", "裁判不一", "法院不一", "结果不一样"],
    en: ["courts differ", "differ on", "differs", "divergent"],
  },
  sentences: {
    zh: [
      "说处理不一，须先证明案件相同：争点、决定性事实与适用的规则都相同而结果相反，才是不一。",
      "不一的来源有三：规则本身有空间，对同一标准的理解不同，对同类证据的采信不同，改进的办法各异。",
      "宜找出两份最相近而结果相反的判决，并列其理由，比罗列许多份更清楚。",
      "不同时期的差别可能来自规则的修改，须按日期排列再比较。",
      "允许的差别与不当的差别要分开，裁量本来就容许结果在一定范围内不同。",
    ],
    en: [
      "To speak of divergence it has to be shown that the cases are alike: the same issue, the same decisive facts and the same rule, but opposite outcomes.",
      "Divergence has three sources, namely latitude in the rule itself, different understandings of one standard, and different assessments of similar evidence, and each calls for another remedy.",
      "It is clearer to take the two decisions that are closest and yet opposite and to set their reasons side by side than to list many.",
      "A difference over time may come from a change in the rules, so decisions should be arranged by date before they are compared.",
      "Permissible and improper differences should be separated, because discretion allows outcomes to vary within a certain range.",
    ],
  },
  missing: {
    zh: ["最相近而结果相反的两份判决", "差别落在标准还是证据"],
    en: ["the two closest decisions with opposite outcomes", "whether the difference lies in the standard or in the evidence"],
  },
  limits: {
    zh: ["样本中的分歧不说明总体分歧的程度。"],
    en: ["Divergence within a sample does not tell how far decisions diverge in general."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
