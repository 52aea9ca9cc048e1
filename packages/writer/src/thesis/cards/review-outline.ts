import type { MethodCard } from "../method-card.ts";

export const reviewOutline: MethodCard = {
  key: "review-outline",
  title: { zh: "综述的问题与边界", en: "Question and bounds of a review" },
  methods: ["review"],
  roles: ["introduction"],
  standard: ["introduction"],
  cues: { zh: ["绪论", "研究内容与方法"], en: ["introduction", "methods"] },
  sentences: {
    zh: [
      "综述要回答一个问题，而不是介绍一个领域，问题写成人群、因素与结果的关系，检索式才能由它得出。",
      "叙述性综述求理清思路，系统综述求不漏与可重复，二者对检索与筛选的要求不同，须写明属于哪一种。",
      "边界由年代、语种、文献类型与主题定，每一条边界都会漏掉一些，写明漏掉的是什么。",
      "综述的新意在于比较与判断：哪些结论稳固，哪些只在某种条件下成立。",
      "引用须来自读过的原文，综述转述综述会放大错误。",
    ],
    en: [
      "A review should answer a question and not introduce a field; once the question is put as a relation between population, factor and outcome, the search string follows from it.",
      "A narrative review aims at a clear line of thought, a systematic review at completeness and repeatability; they make different demands on search and selection, so it should be said which of them this is.",
      "The bounds are set by period, language, kind of publication and subject; each of them leaves something out, and it should be stated what.",
      "What is new in a review lies in comparison and judgement, that is, which conclusions are firm and which hold only under certain conditions.",
      "Citations should come from originals that were read; retelling one review in another multiplies errors.",
    ],
  },
  missing: { zh: ["综述的问题", "边界与理由"], en: ["question of the review", "bounds, and the reasons for them"] },
  limits: { zh: ["综述的结论不超出所纳入的文献。"], en: ["The conclusions of a review reach no further than the studies included."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
