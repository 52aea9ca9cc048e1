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
      "Studies define one name differently; tabled with their populations, this often explains different findings.",
      "Wide definitions give more cases and higher rates, and the two are not averaged.",
      "How it is judged belongs to it, by report, record or measure, and longer recall forgets more.",
      "The definition adopted covers most studies, and the others are discussed apart.",
      "Limits of the population, such as age or residence, are given as in each study.",
    ],
  },
  missing: {
    zh: ["各研究的定义及出处，来自文献库", "本文采用的定义"],
    en: ["definitions and sources, from the library", "the definition adopted"],
  },
  limits: { zh: ["定义不统一时，比较只作方向上的判断。"], en: ["Where definitions differ only directions are compared."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "定义对照", en: "Definitions compared" },
      head: { zh: ["文献", "定义", "判断方式", "人群"], en: ["Study", "Definition", "How judged", "Population"] },
    },
  ],
  never: { zh: [], en: [] },
};
