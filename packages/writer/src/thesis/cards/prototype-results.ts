import type { MethodCard } from "../method-card.ts";

export const prototypeResults: MethodCard = {
  key: "prototype-results",
  title: { zh: "样件检验结果的报告", en: "Reporting a prototype's trial" },
  methods: ["design"],
  roles: ["results"],
  standard: ["results"],
  kinds: ["product"],
  cues: { zh: ["检验的结果", "样机", "脱粒", "药盒"], en: ["what the check shows", "workbench", "prototype"] },
  sentences: {
    zh: [
      "每条要求给出实测值与判定，重复测量的给出平均与最大最小，只试了一次的注明。",
      "没有通过的要求须画出失效的位置，说明是尺寸、材料还是装配的原因。",
      "使用者试用的结果按人列表，几个人都卡在同一步，比平均分更说明问题。",
      "与对照产品的差别要同时给出两者的数值，只写“提高了百分之几”看不出起点。",
      "意见照录原话并编号，再归成可以修改的条目。",
    ],
    en: [
      "For each requirement the measured value and the verdict should be given, with mean, maximum and minimum for repeated measurements and a note where only one was made.",
      "For a requirement that was not met, the place of failure should be drawn and it should be said whether dimensions, material or assembly was the cause.",
      "The results of users should be listed person by person; several people stuck at the same step tell more than an average score.",
      "A difference from another product should be given with the values of both, since a percentage of improvement does not show the starting point.",
      "Opinions should be recorded in the users' own words and numbered before they are grouped into changes that can be made.",
    ],
  },
  missing: {
    zh: ["各项要求的实测值", "没有通过的项目与失效位置"],
    en: ["measured value for each requirement", "items that failed, and where"],
  },
  limits: {
    zh: ["样件结果用于修改设计，不作为产品性能的承诺。"],
    en: ["The results of a prototype serve to revise the design and are no promise of product performance."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "检验结果", en: "Results of the check" },
      head: { zh: ["要求", "实测值", "重复次数", "是否满足", "说明"], en: ["Requirement", "Measured", "Repetitions", "Met", "Remarks"] },
    },
  ],
  never: { zh: [], en: [] },
};
