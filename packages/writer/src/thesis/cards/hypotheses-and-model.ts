import type { MethodCard } from "../method-card.ts";

export const hypothesesAndModel: MethodCard = {
  key: "hypotheses-and-model",
  title: { zh: "研究假设与模型", en: "Hypotheses and model" },
  methods: ["empirical", "education"],
  roles: ["theory"],
  standard: ["theory"],
  cues: { zh: ["研究假设", "假设模型", "假设与模型", "理论模型"], en: ["hypotheses", "research model", "hypothesised"] },
  sentences: {
    zh: [
      "每条假设只说一个关系，写明两个变量和方向，能够被数据否定。",
      "假设须由前文的理由推出：{problem}通过什么过程与{object}相连，哪一步已有证据，哪一步是推断。",
      "已有结果互相矛盾而无法预期方向时，可以只提出有关系，检验用双侧。",
      "模型图中箭头表示假设的方向，控制变量可以不画，但须列出。",
      "假设宜编号为 H1、H2，结果部分按同一编号逐条回答成立与否。",
      "假设的条数不宜超过样本能够支持的检验数，检验越多，出现一个碰巧显著的机会越大。",
    ],
    en: [
      "Each hypothesis states one relation with two variables and a direction, and can be refuted by data.",
      "A hypothesis has to follow from the reasons before it: by what process {problem} is linked to {object}, and which step is known and which inferred.",
      "Where earlier results contradict each other, only a relation may be expected, and the test is two-sided.",
      "In the figure of the model an arrow is a hypothesised direction; control variables may be left out of it but have to be listed.",
      "Hypotheses should be numbered H1, H2 and so on, and the results answer them under the same numbers.",
      "There should not be more hypotheses than the sample can support tests for, since with every further test the chance of one accidentally significant result grows.",
    ],
  },
  missing: {
    zh: ["各条假设的文字", "每条假设所依据的理由，来自文献库"],
    en: ["the wording of each hypothesis", "the reason for each, from the library"],
  },
  limits: {
    zh: ["假设得到支持不等于理论得到证明，其他解释仍可能成立。"],
    en: ["Support for a hypothesis is no proof of the theory; other explanations may hold as well."],
  },
  exhibits: [{ kind: "figure", title: { zh: "研究假设模型", en: "The research model" } }],
  never: { zh: [], en: [] },
};
