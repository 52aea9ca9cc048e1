import type { MethodCard } from "../method-card.ts";

export const prototypeTrial: MethodCard = {
  key: "prototype-trial",
  title: { zh: "样件的检验", en: "Trying out a prototype" },
  methods: ["design"],
  roles: ["testing"],
  standard: ["testing"],
  kinds: ["product"],
  cues: { zh: ["检验的方法", "样机试验", "样件", "试用"], en: ["how it is checked", "prototype", "trial"] },
  sentences: {
    zh: [
      "检验与要求一一对应：能量的用仪器量，能数的数次数，只能评价的请使用者按固定任务评分。",
      "承载试验逐级加载到额定值以上，每级停留并量变形，卸载后看能否恢复。",
      "反复使用的部位做循环试验，次数按每天使用次数乘以预期年限估算。",
      "机器的生产率与质量须在同一批物料、同一含水率下测，至少重复三次。",
      "使用者试用时设计者不作提示，记录完成与否、用时、出错与求助次数，用后再问意见。",
      "与现有产品用同一任务对照，顺序在不同人之间调换，避免练习的影响。",
    ],
    en: [
      "Checks answer requirements: what can be measured is measured, what can be counted is counted, and the rest is rated by users on fixed tasks.",
      "Load is applied in steps beyond the rated value with deflection read at each, and recovery after unloading.",
      "Parts used again and again are cycled as often as daily use times expected years.",
      "Output and quality of a machine are measured on one batch at one moisture, at least three times.",
      "In user trials the designer gives no hints; completion, time, errors and calls for help are recorded and opinions asked afterwards.",
      "Existing products are tried on the same tasks, in an order changed between persons against practice.",
    ],
  },
  missing: { zh: ["检验的仪器与环境", "试用者人数与任务"], en: ["instruments and setting", "number of users and tasks"] },
  limits: {
    zh: ["一件样件的结果含有制造误差，不代表批量。"],
    en: ["One prototype contains errors of making and does not stand for a series."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "检验项目", en: "Items checked" },
      head: { zh: ["要求", "检验方法", "判定标准", "重复次数"], en: ["Requirement", "Method", "Criterion", "Repetitions"] },
    },
  ],
  never: { zh: [], en: [] },
};
