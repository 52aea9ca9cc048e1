import type { MethodCard } from "../method-card.ts";

export const weightedChoiceOfScheme: MethodCard = {
  key: "weighted-choice-of-scheme",
  title: { zh: "方案的评价与选择", en: "Choosing a scheme by criteria" },
  methods: ["design"],
  roles: ["designing"],
  standard: ["designing"],
  kinds: ["product"],
  cues: { zh: ["总体方案的确定", "方案评价", "方案选择"], en: ["choice of the scheme", "concept selection", "criteria"] },
  sentences: {
    zh: [
      "评价标准及权重在打分之前定下，权重可由要求的两两比较得出，事后改权重等于先定结论。",
      "打分以一个基准方案为零，逐项评好于、等于、差于，比直接打百分制更一致。",
      "总分相近时不宜按分数取，应看差别出在哪一项、那一项是否重要。",
      "可以把一个方案的长处移到另一个上，重新评一次，最终方案常是合并的结果。",
      "打分的人数与身份须写明，设计者自己打分容易偏向自己的方案。",
      "选定之后列出它仍未满足的要求，留给详细设计处理。",
    ],
    en: [
      "Criteria and their weights should be settled before scoring, and weights can be derived by comparing requirements in pairs; to change weights afterwards is to decide the result first.",
      "Scoring can take one scheme as reference and mark the others item by item as better, equal or worse, which is more consistent than marks out of a hundred.",
      "Where totals are close, the choice should not follow the score; it should be seen in which item the difference lies and whether that item matters.",
      "The strength of one scheme may be carried over to another, which is then scored again; the final scheme is often a combination.",
      "The number and position of those who scored should be stated, since designers tend to favour their own scheme.",
      "Requirements that the chosen scheme still does not meet should be listed and be dealt with in the detailed design.",
    ],
  },
  missing: { zh: ["各方案的简图", "评分人与各项得分"], en: ["sketches of the schemes", "who scored, and the score of each item"] },
  limits: {
    zh: ["评分反映当时的认识，样件试用后可能改变。"],
    en: ["Scores reflect what was known at the time and may change after a prototype has been tried."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "方案评价表", en: "Evaluation of schemes" },
      head: { zh: ["标准", "权重", "方案一", "方案二", "方案三"], en: ["Criterion", "Weight", "First", "Second", "Third"] },
    },
  ],
  never: { zh: [], en: [] },
};
