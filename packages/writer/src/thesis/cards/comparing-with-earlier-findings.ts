import type { MethodCard } from "../method-card.ts";

export const comparingWithEarlierFindings: MethodCard = {
  key: "comparing-with-earlier-findings",
  title: { zh: "与已有结果的比较", en: "Comparison with earlier findings" },
  methods: ["empirical", "clinical", "education", "review"],
  roles: ["discussion"],
  standard: ["discussion"],
  cues: { zh: ["与已有研究的比较", "与前人", "文献比较"], en: ["comparison with earlier", "earlier findings"] },
  sentences: {
    zh: [
      "比较前先看能不能比：对象、测量、时间和控制变量不同的结果，数字不能直接相减。",
      "宜比较效应的大小和区间，两项研究的区间重叠较多时，说“不一致”往往过头。",
      "不一致之处应写出可能的原因，并优先考虑能从表格里看出来的，如样本年龄、量表、取样时间。",
      "一致也要有内容：是同一方法得到的一致，还是不同方法得到的一致，后者更有说服力。",
      "只挑与自己一致的文献来比较，是选择性引用，不一致的至少应列出一篇。",
      "比较的文献须亲自读过原文的方法部分，不可只据摘要。",
    ],
    en: [
      "It has first to be seen whether results can be compared: with other subjects, measures, times and controls, figures cannot simply be set against each other.",
      "Sizes and intervals should be compared; where intervals overlap widely, to speak of disagreement is often too much.",
      "Where findings disagree, reasons should be given, those first that can be seen from the tables, such as age, scale and time.",
      "Agreement too has content: agreement between different methods is more convincing than agreement by the same one.",
      "Comparing only with studies that agree is selective citation; at least one that disagrees should be there.",
      "The methods of the studies compared have to be read in the original, not only the abstract.",
    ],
  },
  missing: {
    zh: ["用来比较的几篇文献，来自文献库", "各篇的样本、测量与主要数字"],
    en: ["the studies compared, from the library", "sample, measures and main figures of each"],
  },
  limits: { zh: ["几项研究方向相同，不等于关系的大小相同。"], en: ["The same direction in several studies does not mean the same size."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "与已有结果的对照", en: "Beside earlier findings" },
      head: {
        zh: ["研究", "样本", "测量", "主要结果", "与本文的异同"],
        en: ["Study", "Sample", "Measure", "Main result", "Beside this study"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
