import type { MethodCard } from "../method-card.ts";

export const commonCriteriaForJudging: MethodCard = {
  key: "common-criteria-for-judging",
  title: { zh: "统一判断标准", en: "Common criteria" },
  methods: ["legal"],
  roles: ["measures"],
  cues: { zh: ["标准不一", "判决不一", "同案不同判", "合同名称"], en: ["courts differ", "differ on", "who counts as", "unify"] },
  sentences: {
    zh: [
      "统一的是判断时要看的因素与各自的分量，不是结果，因素列出后法院仍须逐案衡量。",
      "因素从已有判决里提取：出现在多数理由中、且改变过结果的，才列入。",
      "可以采用推定加反证的办法：具备几项典型事实即推定成立，对方可以举证推翻。",
      "数额与频次类的界线宜定幅度并说明依据，定死一个数会鼓励贴着界线行事。",
      "典型案例宜正反各选一件，写明决定性的事实，便于对照。",
    ],
    en: [
      "What is made common is the factors and their weight and not the outcome; courts still weigh each case.",
      "Factors are drawn from decisions, those named in most reasons and decisive in some.",
      "Presumption with rebuttal is one way: typical facts raise it and the other side may disprove.",
      "Limits of amount or frequency are ranges with reasons, as one fixed number invites acting just below it.",
      "Model cases come in pairs, for and against, with decisive facts.",
    ],
  },
  missing: { zh: ["拟列的因素及出处", "正反各一件典型案例"], en: ["the factors and where they come from", "one case for and one against"] },
  limits: { zh: ["因素清单不能穷尽，须留有兜底。"], en: ["A list is never complete and leaves room for others."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
