import type { MethodCard } from "../method-card.ts";

export const proposalToALegalProblem: MethodCard = {
  key: "proposal-to-a-legal-problem",
  title: { zh: "完善建议的写法", en: "Proposing a legal remedy" },
  methods: ["legal"],
  roles: ["measures"],
  standard: ["measures"],
  cues: { zh: ["的应对", "完善", "规则的完善", "建议"], en: ["answer:", "proposals", "improving the rules"] },
  sentences: {
    zh: [
      "建议须写到可以采用的程度：拟增加或修改的文字、放在哪一部规则、由谁适用，“加强监管”不是建议。",
      "先说明解释现有规则为什么不够，能够用解释解决的不必立法。",
      "每项建议写出最有力的反对意见并回应，例如成本、滥用的可能、对善意一方的影响。",
      "义务要加给成本最低、最能控制风险的一方，并说明它为何是这一方。",
      "用前文的判决检验：按建议的规则，哪几份的结果会改变，改变是否合理。",
    ],
    en: [
      "A proposal should be worded so that it can be adopted: the text to be added or amended, the statute or rule in which it belongs, and who applies it; “stronger supervision” is no proposal.",
      "It should first be explained why interpretation of the existing rules is not enough; what can be solved by interpretation needs no legislation.",
      "For each proposal the strongest objection should be stated and answered, such as its cost, the possibility of abuse, or its effect on a party in good faith.",
      "A duty should be placed on the side that can bear or control the risk at the lowest cost, with an explanation of why it is that side.",
      "The proposal can be tested on the decisions examined before: which outcomes would change under it, and whether the change would be reasonable.",
    ],
  },
  missing: { zh: ["拟写的文字", "最有力的反对意见"], en: ["the proposed wording", "the strongest objection"] },
  limits: {
    zh: ["建议是讨论意见，不代表现行法。"],
    en: ["A proposal is a contribution to discussion and does not state the law in force."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
