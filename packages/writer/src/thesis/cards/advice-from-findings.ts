import type { MethodCard } from "../method-card.ts";

export const adviceFromFindings: MethodCard = {
  key: "advice-from-findings",
  title: { zh: "由结果引出建议", en: "Advice drawn from findings" },
  methods: ["empirical"],
  roles: ["measures"],
  standard: ["measures"],
  cues: { zh: ["对实践的建议", "的建议", "对策建议"], en: ["advice", "implications for practice", "recommendations"] },
  sentences: {
    zh: [
      "建议须指回一条结果：哪个变量与{object}有关、关系有多大，没有检验过的因素不宜写进建议。",
      "相关的因素不一定可以改变，年龄、性别有关只能用来找到对象，能改变的因素才可以着手。",
      "建议要写明对谁说、做什么、何时做，对学校、家庭和本人的建议应分开。",
      "关系弱的因素即使显著，也不值得放在前面，建议的次序宜按效应大小与可行程度排列。",
      "因为方向没有确定，建议宜写成可以先小范围试行并检验，不宜许诺效果。",
    ],
    en: [
      "Advice has to point back to a result: which variable is related to {object} and how strongly; factors that were not tested do not belong here.",
      "Not every related factor can be changed: age and sex help to find whom to address, only what can be changed can be acted on.",
      "It should say to whom it is given, what is to be done and when; advice to institutions, families and persons is kept apart.",
      "A weak factor does not come first although it is significant; advice should be ordered by size of effect and feasibility.",
      "As the direction of the relation is not settled, advice should be worded as something to be tried on a small scale and checked, and no effect should be promised.",
    ],
  },
  missing: {
    zh: ["每条建议所依据的结果（第几个表）", "建议由谁执行"],
    en: ["the result behind each piece of advice (which table)", "who is to carry it out"],
  },
  limits: { zh: ["相关研究的建议在实施前须另作检验。"], en: ["Advice from correlational work has to be tested before it is adopted."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
