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
      "To say that a rule is defective, it has to be shown in which class of cases it yields no result, or one contrary to its purpose, with a particular decision or contract as illustration.",
      "A rule that is unclear, a rule that is missing and a rule that is not enforced are three different problems, answered by interpretation, supplementation and supervision respectively, and should not be mixed.",
      "It should be stated who bears the consequences; the case for change is stronger where they fall on the side least able to guard against them.",
      "An error in an individual decision is not a defect of the rule, so it has to be seen whether several decisions show the same.",
      "The part that the parties could have avoided by their own care should be set aside before the rule is discussed.",
    ],
  },
  missing: {
    zh: ["出现这一情形的判决或合同", "后果由谁承担"],
    en: ["decisions or contracts in which this appears", "who bears the consequences"],
  },
  limits: { zh: ["样本只能说明存在，不能说明普遍。"], en: ["A sample can show that something exists, not how widespread it is."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
