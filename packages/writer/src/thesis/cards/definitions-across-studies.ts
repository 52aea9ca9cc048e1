import type { MethodCard } from "../method-card.ts";

export const definitionsAcrossStudies: MethodCard = {
  key: "definitions-across-studies",
  title: { zh: "各研究的定义差异", en: "Definitions across studies" },
  methods: ["review"],
  roles: ["concepts"],
  standard: ["concepts"],
  cues: { zh: ["界定", "定义"], en: ["definitions of", "definitions"] },
  sentences: {
    zh: [
      "各研究对同一名称的界定常不同，列出各家定义与所用人群，差异往往能解释结论的差异。",
      "宽的定义纳入多、比率高，窄的定义相反，不能把两种比率放在一起平均。",
      "判断的方式也属于定义：自述、记录还是测量，自述的时间跨度越长，遗忘越多。",
      "本文采用的定义须能覆盖大多数纳入的研究，不能覆盖的单独讨论。",
      "人群的界限如年龄起点、居住方式，各研究不一时按原文写明。",
    ],
    en: [
      "Studies often define the same name differently; their definitions and populations should be listed, as the differences often explain why findings diverge.",
      "A wide definition takes in more cases and yields a higher rate, a narrow one the opposite, so rates based on different definitions should not be averaged.",
      "The way a case is judged is part of the definition, be it self-report, records or measurement; the longer the period people are asked to recall, the more they forget.",
      "The definition adopted in this review should cover most of the studies included, and those it does not cover should be discussed separately.",
      "Where studies draw the limits of the population differently, for instance by age or living arrangement, each should be reported as in the original.",
    ],
  },
  missing: {
    zh: ["各研究的定义及出处，来自文献库", "本文采用的定义"],
    en: ["definitions used in the studies and their sources, from the library", "the definition adopted here"],
  },
  limits: {
    zh: ["定义不统一时，比较只作方向上的判断。"],
    en: ["Where definitions differ, only the direction of findings can be compared."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "定义对照", en: "Definitions compared" },
      head: { zh: ["文献", "定义", "判断方式", "人群"], en: ["Study", "Definition", "How judged", "Population"] },
    },
  ],
  never: { zh: [], en: [] },
};
