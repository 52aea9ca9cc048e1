import type { MethodCard } from "../method-card.ts";

export const definingAVariable: MethodCard = {
  key: "defining-a-variable",
  title: { zh: "变量的界定", en: "Defining a variable" },
  methods: ["empirical"],
  roles: ["concepts"],
  standard: ["concepts"],
  cues: { zh: ["的概念与测量"], en: ["concept and measures"] },
  sentences: {
    zh: [
      "变量的界定回答三点：指谁的什么，在哪一段时间，用什么单位；三点之一改变，得到的就是另一个变量。",
      "能直接数或量的宜用原始数值，分档会丢掉档内的差别，且结果随分档的界线改变。",
      "同一名称下的主观评价与客观记录常只有中等程度的一致，选用哪一种须说明理由，并避免在结论中互换。",
      "自变量与因变量由不同来源取得，例如一个来自问卷、一个来自记录，可以减少同一人同一时刻作答造成的虚高。",
      "取值集中在一端或只有少数几种的变量，能显示的关系有限，界定时宜先估计它的分布。",
    ],
    en: [
      "The definition of a variable answers three questions: which property of whom, over what period, and in what unit; to change one of them is to obtain another variable.",
      "What can be counted or measured directly should be kept as a number; grouping discards the differences within groups, and results then depend on where the limits were drawn.",
      "A subjective rating and an objective record of the same name often agree only moderately; the choice between them should be explained, and the two must not be exchanged in the conclusions.",
      "Taking predictor and outcome from different sources, for example one from a questionnaire and one from records, reduces the inflation that arises when one person answers both at one time.",
      "A variable whose values crowd at one end, or take only a few forms, can show little of a relation, so its likely distribution should be considered beforehand.",
    ],
  },
  missing: { zh: ["变量的单位与时间范围", "取值的来源"], en: ["unit and period of the variable", "source of its values"] },
  limits: { zh: ["变量只代表界定的那一部分。"], en: ["A variable stands for what was defined and for nothing more."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
