import type { MethodCard } from "../method-card.ts";

export const explainingAnExperimentalResult: MethodCard = {
  key: "explaining-an-experimental-result",
  title: { zh: "试验结果的解释", en: "Explaining an experimental result" },
  methods: ["laboratory"],
  roles: ["discussion"],
  standard: ["discussion"],
  cues: { zh: ["结果的解释", "机理", "讨论"], en: ["can be read", "how the results", "affects"] },
  sentences: {
    zh: [
      "解释须由本试验测到的量支持，没有测的机理写成可能，并指出测什么可以验证。",
      "同一现象常有两种机理，找出它们预期不同的地方，例如随时间、温度或浓度的变化，用已有数据比较。",
      "拟合某个模型好，不等于机理就是该模型所假设的，几个模型可能同样合适。",
      "先排除操作与测量的原因，再谈材料本身的原因。",
      "单调变化、有最佳点与到达平台，各自意味着不同的限制步骤。",
      "实际使用的含义须换算到使用的浓度、时间与尺寸后再说。",
    ],
    en: [
      "An explanation rests on what was measured; a mechanism not measured is possible, with what would test it.",
      "Two mechanisms often fit; one looks where they differ, in time, temperature or concentration, and compares with the data.",
      "A good fit does not prove the mechanism assumed, as several models may fit equally.",
      "Causes in handling and measurement are excluded before those in the material.",
      "A steady change, an optimum and a plateau point to different limiting steps.",
      "Meaning for use is given after conversion to concentrations, times and sizes in use.",
    ],
  },
  missing: { zh: ["所解释的图表", "能区分两种机理的数据"], en: ["the figure or table explained", "data that tell two mechanisms apart"] },
  limits: { zh: ["因素的作用只在所试范围内成立。"], en: ["Effects hold within the range tried."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
