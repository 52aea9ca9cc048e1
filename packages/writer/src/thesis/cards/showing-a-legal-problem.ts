import type { MethodCard } from "../method-card.ts";

export const showingALegalProblem: MethodCard = {
  key: "showing-a-legal-problem",
  title: { zh: "法律问题的举证", en: "Showing a legal problem" },
  methods: ["legal"],
  roles: ["problems"],
  standard: ["problems"],
  cues: { zh: ["问题", "存在的问题"], en: ["problems", "problem"] },
  sentences: {
    zh: [
      "说规则有问题，须指出它在哪一类情形下得不出结果，或得出的结果与规则的目的相违，并用具体的判决或合同说明。",
      "规则不清、规则缺失与规则没有执行是三种问题，对策分别是解释、补充与监督，不可混写。",
      "后果落在谁身上要写明，由最难防范的一方承担，才更值得改变。",
      "个别裁判的失误不等于规则的问题，须看是否有几份出现同样的情形。",
      "当事人自己的疏忽可以避免的部分，应先扣除再讨论规则。",
    ],
    en: [
      "A rule is a problem where it gives no result in some class of cases or one against its purpose, shown by a decision or contract.",
      "Unclear, missing and unenforced rules are three problems, answered by interpretation, addition and supervision.",
      "Who bears the consequences is stated; it deserves change most where that side can least prevent them.",
      "An error in one decision is not a fault of the rule; several have to show it.",
      "What the parties' own care could avoid is deducted before rules are discussed.",
    ],
  },
  missing: {
    zh: ["出现这一情形的判决或合同", "后果由谁承担"],
    en: ["decisions or contracts in which it shows", "who bears the consequences"],
  },
  limits: { zh: ["样本只能说明存在，不能说明普遍。"], en: ["A sample shows existence, not frequency."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
