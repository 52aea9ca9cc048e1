import type { MethodCard } from "../method-card.ts";

export const readingAnAssociation: MethodCard = {
  key: "reading-an-association",
  title: { zh: "相关关系的解释", en: "Reading an association" },
  methods: ["empirical"],
  roles: ["discussion"],
  standard: ["discussion"],
  cues: { zh: ["关系如何解释", "结果如何解释", "与假设的关系"], en: ["are related", "can be read", "against the question"] },
  sentences: {
    zh: [
      "{problem}与{object}同高同低，至少有三种可能：前者影响后者，后者影响前者，二者同受第三个因素影响，讨论须逐一衡量。",
      "关系的大小比是否显著更值得讨论，应换算成读者看得懂的量，例如得分相差多少、相当于几个标准差。",
      "结果与预期不符时，先查测量与样本，再考虑理论是否不适用，次序不宜倒过来。",
      "显著与不显著之间的差别本身未必显著，两组一个显著一个不显著，不能据此说两组不同。",
      "平均的关系不适用于每一个人，个体的差异应在讨论中留有位置。",
      "解释用到的过程若没有测量，须写成推测，并说明今后测什么可以检验它。",
    ],
    en: [
      "If {problem} and {object} go together, there are at least three possibilities: the first affects the second, the second the first, or a third factor both; the discussion has to weigh each.",
      "Its size deserves more discussion than its significance and should be put in terms a reader understands, such as points of score or standard deviations.",
      "When a result is not as expected, measures and sample are examined first and the theory only afterwards.",
      "The difference between significant and not significant may itself not be significant: one group reaching it and another not does not make the groups different.",
      "A relation on average does not hold for everyone, and differences between persons should have a place in the discussion.",
      "A process that was not measured is a conjecture, and it should be said what would have to be measured to test it.",
    ],
  },
  missing: {
    zh: ["所解释的是哪一个表的哪一个数", "结果与预期是否一致"],
    en: ["the table and figure that are explained", "whether the result was as expected"],
  },
  limits: { zh: ["本设计不能排除反向的影响。"], en: ["This design cannot exclude that the effect runs the other way."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
