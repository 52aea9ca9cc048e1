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
      "An explanation should be supported by quantities measured in this experiment; a mechanism that was not measured should be called possible, with what would have to be measured to test it.",
      "The same phenomenon often admits two mechanisms; the point where their predictions differ, for example in time, temperature or concentration, should be found and compared with the data at hand.",
      "That a model fits well does not mean that the mechanism it assumes is at work, as several models may fit equally well.",
      "Causes in handling and measurement should be excluded before causes in the material are discussed.",
      "A monotonic change, an optimum and a plateau each point to a different limiting step.",
      "What the result means for practical use should be said only after conversion to the concentrations, times and dimensions met in use.",
    ],
  },
  missing: {
    zh: ["所解释的图表", "能区分两种机理的数据"],
    en: ["the figure or table being explained", "data that can tell two mechanisms apart"],
  },
  limits: { zh: ["因素的作用只在所试范围内成立。"], en: ["The effect of a factor holds only within the range that was tried."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
