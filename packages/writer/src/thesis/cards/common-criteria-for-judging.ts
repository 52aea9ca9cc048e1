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
      "What can be made uniform are the factors to be considered and their weight, not the outcome; once factors are listed, courts still have to weigh them case by case.",
      "The factors should be drawn from existing decisions and include only those that appear in most of the reasons given and have changed an outcome.",
      "A rebuttable presumption is one possibility: certain typical facts raise the presumption, and the other side may disprove it.",
      "Limits of amount or frequency should be set as ranges with reasons, because a single fixed figure invites conduct just short of it.",
      "Model cases should be chosen in pairs, one each way, with the decisive facts stated for comparison.",
    ],
  },
  missing: {
    zh: ["拟列的因素及出处", "正反各一件典型案例"],
    en: ["the factors proposed and where they come from", "a model case for each side"],
  },
  limits: { zh: ["因素清单不能穷尽，须留有兜底。"], en: ["A list of factors is never exhaustive and needs a residual clause."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
