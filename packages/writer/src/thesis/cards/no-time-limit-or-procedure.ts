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
      "A right without time limit and procedure allows silence, and the claimant cannot tell when he is refused or may sue.",
      "A time limit has a start, a length and a consequence; deemed consent and deemed refusal work in opposite ways.",
      "The least procedure is written receipt, one list of documents, an answer with reasons and a way of review.",
      "Where the contract is silent, default rules and reasonable time come before calls for legislation.",
      "Too short a limit leads to hasty refusal; two lengths may depend on whether documents need checking.",
    ],
  },
  missing: {
    zh: ["现有的答复方式与所用时间", "可以适用的补充规定，由作者核对"],
    en: ["present ways and time of answering", "default rules, checked by the author"],
  },
  limits: { zh: ["建议的期限须经实际办理时间的核对。"], en: ["A proposed limit is to be checked against actual times."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
