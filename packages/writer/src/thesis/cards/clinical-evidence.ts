import type { MethodCard } from "../method-card.ts";

export const clinicalEvidence: MethodCard = {
  key: "clinical-evidence",
  title: { zh: "已有证据的整理", en: "Sorting clinical evidence" },
  methods: ["clinical"],
  roles: ["literature"],
  standard: ["literature"],
  cues: { zh: ["已有研究", "文献"], en: ["earlier work", "evidence"] },
  sentences: {
    zh: [
      "证据按设计分开：系统评价、随机对照、队列、病例对照与个案，能说的话通常依次减弱，同一种设计还要看做得是否严谨。",
      "比较几项试验先看人群、干预的剂量与对照，对照是空白还是常规护理，效果会不同。",
      "报告效应大小与区间，不只写有效无效，小样本的“无差异”常是把握度不够。",
      "脱落多、未设盲、未隐藏分组的试验容易高估效果，须逐篇注明。",
      "专家共识与指南写明制定者与年份，其中的推荐强度与证据等级不是一回事。",
    ],
    en: [
      "Evidence should be sorted by design, from systematic reviews through randomised trials, cohort and case-control studies to case reports; as a rule each can support less than the one before, and within a design the rigour of the work still has to be judged.",
      "Before trials are compared, their population, the dose of the intervention and the comparator should be examined; an effect against no treatment differs from one against usual care.",
      "Effect sizes with intervals should be reported and not merely whether something worked; “no difference” in a small sample often means insufficient power.",
      "Trials with many drop-outs, without blinding or without concealed allocation tend to overestimate effects, which should be noted for each of them.",
      "Guidelines and consensus statements should be cited with their makers and date; the strength of a recommendation and the level of its evidence are not the same.",
    ],
  },
  missing: {
    zh: ["检索的数据库与截止日期", "关键文献的设计与样本，来自文献库"],
    en: ["databases searched and closing date", "design and sample of the key studies, from the library"],
  },
  limits: { zh: ["动物与体外结果不直接用于病人。"], en: ["Results from animals or laboratory models do not apply directly to patients."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "已有研究", en: "Earlier studies" },
      head: {
        zh: ["研究", "设计", "人群与例数", "干预与对照", "主要结局"],
        en: ["Study", "Design", "Population and number", "Intervention and control", "Main outcome"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
