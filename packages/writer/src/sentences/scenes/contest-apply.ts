import type { SceneSentences } from "../sentence-types.ts";

export const contestApply: SceneSentences = {
  scene: "contestApply",
  sections: {
    Rationale: {
      zh: { ask: ["要解决的问题，谁遇到、多常见", "依据的数据或文件，写出处"], detail: [["数据的出处", /\d|报告|统计|调查|文件/]] },
      en: {
        ask: ["the problem, who has it, how common it is", "the figures or documents behind it, with their source"],
        detail: [["the source of the figures", /\d|report|survey|statistic/i]],
      },
    },
    "Content and novelty": {
      zh: { ask: ["研究的内容，分几块", "和已有做法不同的一点"] },
      en: { ask: ["the parts of the work", "the one point that differs from what exists"] },
    },
    "Technical route": {
      zh: { ask: ["先做什么、后做什么、用什么方法"] },
      en: { ask: ["what comes first, what next, by which method"] },
    },
    Feasibility: {
      zh: { ask: ["已有的条件：设备、数据、前期结果"] },
      en: { ask: ["what is there already: equipment, data, first results"] },
    },
    Schedule: {
      zh: { ask: ["每个阶段的起止月份和产出"], detail: [["起止月份", /\d|月|季度|学期/]] },
      en: { ask: ["the months of each stage, and its output"], detail: [["the months", /\d|month|term|quarter/i]] },
    },
    Outcomes: {
      zh: { ask: ["交出什么：作品、论文、专利、数量"] },
      en: { ask: ["what will be handed in: works, papers, patents, how many"] },
    },
    Budget: {
      zh: { ask: ["分项金额和用途"], detail: [["各项金额", /\d/]] },
      en: { ask: ["each amount and its use"], detail: [["each amount", /\d/i]] },
    },
  },
};
