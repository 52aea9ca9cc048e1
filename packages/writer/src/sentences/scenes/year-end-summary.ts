import type { SceneSentences } from "../sentence-types.ts";

export const yearEndSummary: SceneSentences = {
  scene: "yearEndSummary",
  sections: {
    "The year": {
      zh: { open: ["这一年先说总的："], ask: ["年初定的目标是什么、年底到了哪里", "这一年里变化最大的一点"] },
      en: {
        open: ["The year as a whole:"],
        ask: ["the goal set in January, and where it stands in December", "the biggest change in the year"],
      },
    },
    "Key results": {
      zh: { open: ["全年的重点工作："], ask: ["做成的三件事，各用一个数字说明", "其中别人最认可的一件"], detail: [["结果的数字", /\d/]] },
      en: {
        open: ["The main work of the year:"],
        ask: ["three things done, each with one figure", "the one others valued most"],
        detail: [["the figure of the result", /\d/i]],
      },
    },
    Lessons: {
      zh: { ask: ["一个做法上的改变，和让你改变的那件事"] },
      en: { ask: ["one change in how you work, and the event that brought it about"] },
    },
    Gaps: {
      zh: { ask: ["没完成的目标、差多少、卡在哪"] },
      en: { ask: ["the goal that was missed, by how much, and what held it up"] },
    },
    "Next year": {
      zh: { ask: ["明年的目标，用数字写", "第一季度先做的一件事"] },
      en: {
        ask: ["next year's goal as a figure", "the first thing in the first quarter"],
        detail: [["the month of the first step", /\d|quarter|month|spring/i]],
      },
    },
  },
};
