import type { MethodCard } from "../method-card.ts";

export const otherExplanations: MethodCard = {
  key: "other-explanations",
  title: { zh: "其他解释的排除", en: "Alternative explanations" },
  methods: ["empirical", "education", "clinical"],
  roles: ["discussion"],
  standard: ["discussion"],
  cues: { zh: ["其他解释", "混杂", "反向因果", "内生性"], en: ["other explanations", "confounding", "reverse causation", "endogeneity"] },
  sentences: {
    zh: [
      "其他解释宜逐条列出，并写明它若成立，数据中还应看到什么，再看是否看到。",
      "常见的有四种：共同原因、反向影响、同一来源测量造成的虚高、样本选择。",
      "共同原因须既与{problem}有关、又与{object}有关才构成混杂，只与一方有关的变量不会造成虚假的关系。",
      "加入过多控制变量也会出错，处在因果路径中间的变量被控制后，真实的影响会被扣掉一部分。",
      "不能排除的解释应留在文中，并写明需要怎样的数据才能排除。",
      "时间上的先后可以排除一部分反向影响，但先发生的不一定是原因。",
    ],
    en: [
      "Other explanations should be listed one by one, with what else the data would show if they held, and whether they show it.",
      "Four are common: a common cause, reverse influence, inflation by measures from one source, and selection of the sample.",
      "A common cause has to be related to both {problem} and {object}; a variable related to one only creates no spurious relation.",
      "Too many controls do harm as well: controlling a variable on the causal path removes part of the true effect.",
      "Explanations that cannot be ruled out stay in the text, with the data that would be needed.",
      "Order in time rules out some reverse influence, though what comes first need not be the cause.",
    ],
  },
  missing: {
    zh: ["最有力的一种其他解释", "现有数据中支持或反对它的地方"],
    en: ["the strongest alternative explanation", "what in the data speaks for or against it"],
  },
  limits: {
    zh: ["观察数据只能减少其他解释，不能全部排除。"],
    en: ["Observational data can reduce alternative explanations but not exclude them all."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
