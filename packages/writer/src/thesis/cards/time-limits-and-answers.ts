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
      "It may be provided that a request is to be answered in writing within a certain number of days, with missing documents listed once and time running from the day the documents are complete.",
      "Failure to answer in time may count as refusal, which allows the claimant to sue, or as consent; the choice depends on the amount and the risk.",
      "A refusal should have to state the term relied on and the facts; that no new reasons may be added in court after a refusal without reasons is an option for discussion.",
      "How a refund is calculated should be set out in the contract, and it should be said beforehand that what was used is deducted at the agreed unit price and not at the list price.",
      "A model contract can come first and be turned into a rule after it has been tried out in the trade.",
    ],
  },
  missing: { zh: ["拟定的期限与依据", "答复须含的内容"], en: ["the time limit proposed and its grounds", "what an answer has to contain"] },
  limits: {
    zh: ["期限长短须考虑小经营者的能力。"],
    en: ["The length of a time limit has to take the capacity of small businesses into account."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
