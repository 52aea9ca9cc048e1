import type { MethodCard } from "../method-card.ts";

export const selfEfficacyConcept: MethodCard = {
  key: "self-efficacy-concept",
  title: { zh: "自我效能感", en: "Self-efficacy" },
  methods: ["empirical", "education", "clinical"],
  roles: ["concepts", "theory"],
  cues: { zh: ["自我效能", "效能感", "自信心"], en: ["self-efficacy", "confidence in"] },
  sentences: {
    zh: [
      "自我效能感是人对自己能否完成某一具体任务的判断，不是对自己价值的评价，后者属于自尊。",
      "它有领域之分，学业、健康、社交上的效能感可以相差很大，用一般效能感代替某一领域的，关系会被低估。",
      "来源有四：自己成功的经验、看到与自己相似的人成功、他人的劝说、身心状态，其中自己成功的经验最有力。",
      "效能感影响是否着手、用多大力气、遇到困难坚持多久，因此常被放在外部因素与行为之间。",
      "作为中介时须说明方向：为什么是前因改变了效能感，而不是效能感低的人才更容易出现那种行为。",
      "题目宜问“我能够……”，不宜问“我打算……”或“我会得到……”，后两者是意图与结果预期。",
    ],
    en: [
      "Self-efficacy is the judgement of whether one can carry out a particular task; how one values oneself is self-esteem.",
      "It differs between domains such as study, health and social life; a general measure in place of a specific one underestimates relations.",
      "It draws on four sources: one's own success, success of similar people, persuasion, and bodily and emotional states, of which the first is the strongest.",
      "It affects whether one begins, how much effort is spent and how long one persists, which is why it is often placed between outer conditions and behaviour.",
      "As a mediator its direction has to be argued: why the antecedent changes efficacy and not the other way round.",
      "Items should ask “I can …”; “I intend to …” and “I will get …” are intentions and outcome expectations.",
    ],
  },
  missing: {
    zh: ["所测的是哪一领域的效能感", "量表的名称与出处"],
    en: ["the domain of self-efficacy that is measured", "name and source of the scale"],
  },
  limits: {
    zh: ["效能感高不说明能力强，两者须分别测量。"],
    en: ["High self-efficacy does not show high ability; the two are measured apart."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
