import type { MethodCard } from "../method-card.ts";

export const extractingFromStudies: MethodCard = {
  key: "extracting-from-studies",
  title: { zh: "文献信息的提取", en: "Extracting from studies" },
  methods: ["review"],
  roles: ["analysis"],
  standard: ["analysis"],
  cues: { zh: ["整理方法", "文献的整理"], en: ["how the studies were read", "extraction"] },
  sentences: {
    zh: [
      "每篇按同一张表提取：设计、人群、样本量、测量、主要结果与作者自述的局限，缺项注明未报告。",
      "由两人独立提取若干篇再核对，不一致处回到原文。",
      "同一批数据发表的几篇只算一项研究。",
      "分组归纳按问题而不按结论，按结论分组会把反例挤到一边。",
      "结果能换算成同一指标的换算后比较，不能换算的说明方向与大小。",
    ],
    en: [
      "Every study should be extracted on the same form, covering design, population, sample size, measures, main results and the limitations its authors state, with missing items marked as not reported.",
      "Two people should extract some of the studies independently and compare; where they differ, they return to the original.",
      "Several papers published from one set of data count as one study.",
      "Studies should be grouped by question and not by conclusion, since grouping by conclusion pushes counterexamples aside.",
      "Results that can be converted into one index should be converted before they are compared; for the others direction and size should be described.",
    ],
  },
  missing: { zh: ["提取表的项目", "核对的篇数"], en: ["items of the extraction form", "number of studies checked by a second person"] },
  limits: { zh: ["没有做定量合并，不给出平均效应。"], en: ["As no quantitative pooling was done, no mean effect can be given."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "文献提取表", en: "Extraction table" },
      head: {
        zh: ["文献", "设计", "人群与样本", "测量", "主要结果", "局限"],
        en: ["Study", "Design", "Population and sample", "Measure", "Result", "Limits"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
