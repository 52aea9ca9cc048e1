import type { SceneSentences } from "../sentence-types.ts";

export const monthlyReport: SceneSentences = {
  scene: "monthlyReport",
  sections: {
    KPIs: {
      zh: { ask: ["每项指标的目标、实际、上月各是多少", "变化最大的一项，为什么"] },
      en: {
        ask: ["each figure: goal, actual, last month", "the one that moved most, and why"],
      },
    },
    Projects: {
      zh: { ask: ["重点项目各到哪一步、谁在等", "本月交出去的东西"] },
      en: { ask: ["how far each main project is, and who is waiting", "what was handed over this month"] },
    },
    Risks: {
      zh: { ask: ["下个月可能出岔子的一件事，先做了什么准备"] },
      en: { ask: ["the one thing that may go wrong next month, and what is prepared"] },
    },
    "Next month": {
      zh: { ask: ["下月三件事，按先后写", "每件事谁验收"], detail: [["各自的完成日期", /\d|旬|月底|周/]] },
      en: { ask: ["the three things for next month, in order", "who accepts each"], detail: [["the date of each", /\d|week|end of|by/i]] },
    },
  },
};
