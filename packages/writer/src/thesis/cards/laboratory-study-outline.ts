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
      "因素的水平须包含零或常规值作为对照，两端之间至少三个水平才看得出是直线还是有最佳点。",
      "假设写成可以被数据否定的说法，例如随因素增加而单调上升，或在某一水平后不再变化。",
      "试验室条件与实际使用条件的差别应在开头写明，它决定结果能用到哪里。",
      "原始记录当场填写，改动处划线并签名，不重抄，整理后的数据能逐一追到原始记录。",
    ],
    en: [
      "An experiment changes only the factor studied and keeps the rest, so that a change of {object} can be put down to it.",
      "Levels include zero or the usual value as control, and it takes three or more to tell a line from an optimum.",
      "A hypothesis can be refuted, such as that the value rises steadily or no longer changes beyond a level.",
      "Differences between laboratory and use are stated at the start, since they decide where results apply.",
      "Raw records are written on the spot, corrected by a line and initials and not copied out, and each result can be traced to them.",
    ],
  },
  missing: { zh: ["要考察的因素与水平", "测定的指标"], en: ["factors and levels", "properties measured"] },
  limits: { zh: ["结论限于所试的水平之内，不外推。"], en: ["Conclusions hold within the levels tried and are not extrapolated."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
