import type { MethodCard } from "../method-card.ts";

export const latentConstruct: MethodCard = {
  key: "latent-construct",
  title: { zh: "构念的界定与操作化", en: "Construct and operational definition" },
  methods: ["empirical"],
  roles: ["concepts", "instruments"],
  cues: {
    zh: ["满意度", "感", "倾向", "信念", "依赖", "拖延", "动机", "焦虑", "认同", "态度", "压力", "幸福感", "效能感"],
    en: ["satisfaction", "mood", "trust", "dependence", "motivation", "anxiety", "attitude", "stress", "self-efficacy"],
  },
  sentences: {
    zh: [
      "心理和态度类的概念不能直接看见，先给出理论定义，再给出操作定义，即用哪些题目的得分来代表它。",
      "界定时须写明它是比较稳定的倾向，还是受当时情境影响的状态，前者问“通常”，后者问“最近”或“此刻”。",
      "概念若分维度，应说明维度之间为什么可以合成一个总分，不能合成的宜分维度分析。",
      "定义不可把原因或后果写进概念，例如用“因此学习变差”来定义一种使用习惯，之后检验它与成绩的关系就成了循环。",
      "名称相同的量表所测的内容可能不同，采用哪一种定义，就须采用依据同一定义编成的量表。",
      "与相近概念的区别宜落到题目上：哪些题只属于这一概念，哪些题两个概念都会问到。",
    ],
    en: [
      "Psychological concepts and attitudes cannot be seen directly: a theoretical definition comes first, then an operational one, that is, which items stand for it.",
      "It should be said whether a stable disposition is meant or a state that changes with the situation; the first is asked for as “usually”, the second as “recently” or “now”.",
      "If the concept has dimensions, there has to be a reason why they may be summed; otherwise they should be analysed one by one.",
      "Causes or consequences should be kept out of the definition: if a habit is defined by worse grades, testing its relation to grades becomes circular.",
      "Scales of the same name may measure different things, so the scale has to be built on the definition that was chosen.",
      "The difference from neighbouring concepts should be shown in the items: which belong to this concept alone and which either might ask.",
    ],
  },
  missing: {
    zh: ["采用的定义与出处", "所含的维度", "与最相近概念的区别"],
    en: ["the definition adopted and its source", "its dimensions", "how it differs from the nearest concept"],
  },
  limits: {
    zh: ["操作定义只覆盖题目问到的部分，结论不超出这一部分。"],
    en: ["An operational definition covers what the items ask, and conclusions reach no further."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
