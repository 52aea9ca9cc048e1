import type { MethodCard } from "../method-card.ts";

export const laboratoryStudyOutline: MethodCard = {
  key: "laboratory-study-outline",
  title: { zh: "试验研究的做法", en: "How an experimental study proceeds" },
  methods: ["laboratory"],
  roles: ["introduction"],
  standard: ["introduction"],
  cues: { zh: ["研究内容与方法", "技术路线", "引言"], en: ["introduction", "methods and structure"] },
  sentences: {
    zh: [
      "试验只改变要考察的因素，其余条件保持相同，{object}的变化才能归到这一因素上。",
      "因素的水平须包含零或常规值作为对照，连同两端至少要三个水平，才看得出是直线还是有最佳点。",
      "假设写成可以被数据否定的说法，例如随因素增加而单调上升，或在某一水平后不再变化。",
      "试验室条件与实际使用条件的差别应在开头写明，它决定结果能用到哪里。",
      "原始记录当场填写，改动处划线并签名，不重抄，整理后的数据能逐一追到原始记录。",
    ],
    en: [
      "An experiment should change only the factor under study and keep all other conditions the same, so that a change in {object} can be attributed to that factor.",
      "The levels of the factor should include zero or the usual value as control, and including both ends there have to be at least three before a straight line can be told from an optimum.",
      "A hypothesis should be worded so that data can refute it, for example that a value increases steadily with the factor or no longer changes beyond a certain level.",
      "Differences between laboratory conditions and conditions of use should be stated at the beginning, since they decide how far the results apply.",
      "Raw records should be filled in on the spot, with corrections struck through and signed and nothing copied out anew, so that every processed figure can be traced back to them.",
    ],
  },
  missing: { zh: ["要考察的因素与水平", "测定的指标"], en: ["factors and levels studied", "properties measured"] },
  limits: {
    zh: ["结论限于所试的水平之内，不外推。"],
    en: ["Conclusions are confined to the levels that were tried and are not extrapolated."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
