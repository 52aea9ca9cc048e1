import type { MethodCard } from "../method-card.ts";

export const timeLimitsAndAnswers: MethodCard = {
  key: "time-limits-and-answers",
  title: { zh: "期限与答复义务", en: "Time limits and a duty to answer" },
  methods: ["legal"],
  roles: ["measures"],
  cues: { zh: ["没有期限", "期限", "不答复", "拖延"], en: ["no time limit", "time limit", "rule out any refund", "refund"] },
  sentences: {
    zh: [
      "宜规定收到请求后若干日内书面答复，需要补充材料的一次列明，期限自材料齐备起算。",
      "逾期不答复的后果可以是视为拒绝，使请求人能够起诉，也可以是视为同意，须按金额与风险选择。",
      "拒绝须写明依据的条款与事实，没有理由的拒绝在诉讼中不得再补充新的理由，可以作为讨论的方案。",
      "退还金额的计算方法在合同中列出，已使用的部分按约定单价而不按原价扣除，也须事先说明。",
      "示范文本可以先行，由行业试用后再上升为规则。",
    ],
    en: [
      "A written answer within some days of the request may be required, with missing documents listed once and time running from completeness.",
      "Silence may count as refusal, which opens the way to court, or as consent, chosen by amount and risk.",
      "A refusal names term and facts; that no new reasons may be added later is an option to discuss.",
      "How a refund is computed stands in the contract, including the price at which use is deducted.",
      "A model contract may come first and become a rule after trial.",
    ],
  },
  missing: { zh: ["拟定的期限与依据", "答复须含的内容"], en: ["the limit proposed and its basis", "what an answer has to contain"] },
  limits: { zh: ["期限长短须考虑小经营者的能力。"], en: ["Limits have to consider small businesses."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
