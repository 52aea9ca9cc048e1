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
      "机器的生产率与质量须在同一批物料、同一含水率下测，重复几次并给出波动。",
      "使用者试用时设计者不作提示，记录完成与否、用时、出错与求助次数，用后再问意见。",
      "与现有产品用同一任务对照，顺序在不同人之间调换，避免练习的影响。",
    ],
    en: [
      "Checks should correspond to requirements one by one: what can be measured is measured, what can be counted is counted, and only what remains is rated by users on fixed tasks.",
      "In a load test the load is increased step by step beyond the rated value, with a pause and a reading of deformation at each step, and recovery is examined after unloading.",
      "Parts that are used over and over should undergo a cycle test, with the number of cycles estimated as daily use multiplied by the expected years of service.",
      "Output and quality of a machine have to be measured on the same batch of material at the same moisture content, with several repetitions and their spread.",
      "During a user trial the designer gives no hints; completion, time, errors and requests for help are recorded, and opinions are asked for only afterwards.",
      "An existing product should be tried on the same task, with the order alternated between people to avoid the effect of practice.",
    ],
  },
  missing: {
    zh: ["检验的仪器与环境", "试用者人数与任务"],
    en: ["instruments and setting of the checks", "number of users and their tasks"],
  },
  limits: {
    zh: ["一件样件的结果含有制造误差，不代表批量。"],
    en: ["The results of a single prototype contain errors of manufacture and do not represent series production."],
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
