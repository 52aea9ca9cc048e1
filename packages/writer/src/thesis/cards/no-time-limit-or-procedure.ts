import type { MethodCard } from "../method-card.ts";

export const noTimeLimitOrProcedure: MethodCard = {
  key: "no-time-limit-or-procedure",
  title: { zh: "缺少期限与程序", en: "No time limit or procedure" },
  methods: ["legal"],
  roles: ["problems", "measures"],
  cues: {
    zh: ["没有期限", "没有规定", "拖延答复", "程序", "不答复", "期限"],
    en: ["no time limit", "no deadline", "procedure", "rule out any refund"],
  },
  sentences: {
    zh: [
      "权利没有期限与程序相配，对方可以一直不答复，请求人无法判断何时算被拒绝、何时起诉。",
      "期限要有三项：从何时起算、多长、届满的后果，视为同意与视为拒绝对双方的激励相反。",
      "程序的最低要求是书面受理、说明所需材料一次说清、附理由的答复与复核的途径。",
      "合同没有约定的，先看法律的补充规定与合理期限，再谈需要立法。",
      "期限过短会使对方草率拒绝，宜按材料是否需要核实分两档。",
    ],
    en: [
      "A right without a time limit and a procedure allows the other side never to answer, and the claimant cannot tell when the claim counts as refused and when to sue.",
      "A time limit has three elements, namely when it starts, how long it is and what follows when it ends; deemed consent and deemed refusal give the other side opposite incentives.",
      "The minimum of a procedure is acceptance in writing, a single complete notice of the documents required, an answer with reasons and a way of having it reviewed.",
      "Where the contract is silent, the default rules of law and a reasonable time should be considered before new legislation is called for.",
      "Too short a time limit leads to hasty refusals, so two lengths may be set, depending on whether documents have to be verified.",
    ],
  },
  missing: {
    zh: ["现有的答复方式与所用时间", "可以适用的补充规定，由作者核对"],
    en: ["how claims are answered at present, and how long it takes", "default rules that may apply, checked by the author"],
  },
  limits: {
    zh: ["建议的期限须经实际办理时间的核对。"],
    en: ["A proposed time limit has to be checked against the time that handling actually takes."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
