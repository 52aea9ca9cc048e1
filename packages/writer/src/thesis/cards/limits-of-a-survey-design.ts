import type { MethodCard } from "../method-card.ts";

export const limitsOfASurveyDesign: MethodCard = {
  key: "limits-of-a-survey-design",
  title: { zh: "问卷研究的局限", en: "Limits of a survey design" },
  methods: ["empirical"],
  roles: ["discussion"],
  standard: ["discussion"],
  kinds: ["survey"],
  cues: { zh: ["研究的局限", "局限与不足"], en: ["limits of the design", "limitations"] },
  sentences: {
    zh: [
      "局限应写成对结论的影响：哪一条结论因此可能偏高、偏低或不成立，只写“样本有限”读者无法判断。",
      "方便抽样使样本中某类人偏多，若这类人的{object}本来就不同，均值会偏，关系的方向则未必。",
      "一次收集的自陈数据会因作答时的心境使各量表同高同低，相关系数往往偏大。",
      "量表在别的人群中编制的，题目的含义可能改变，宜说明本样本中的信度与因子结构。",
      "没有测量的变量须点名，并说明它会使系数朝哪个方向偏。",
      "改进的办法要与局限一一对应，例如追踪两次、换用客观记录、按比例抽样。",
    ],
    en: [
      "A limitation should be stated by its effect on the conclusions, that is, which of them may be too high, too low or untenable because of it; “the sample is limited” gives readers nothing to judge by.",
      "A convenience sample contains too many people of some kind; if {object} differs among them from the outset, the mean is biased, although the direction of a relation need not be.",
      "Self-reports collected at one time move together with the mood of answering, which tends to inflate correlations.",
      "A scale made for another population may be understood differently, so reliability and factor structure in this sample should be given.",
      "Variables that were not measured should be named, with the direction in which they would bias the coefficient.",
      "Improvements should answer the limits one by one, such as a second wave, objective records or proportional sampling.",
    ],
  },
  missing: { zh: ["影响最大的一条局限及其方向"], en: ["the limit that matters most and its direction"] },
  limits: { zh: ["列出局限不能使结论变得更强。"], en: ["Naming limits does not make conclusions stronger."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
