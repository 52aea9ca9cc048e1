import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const yearEndSummary: SceneSentences = {
  scene: "yearEndSummary",
  sections: {
    "The year": {
      zh: {
        open: ["这一年先说总的："],
        ask: ["年初定的目标是什么、年底到了哪里", "这一年里变化最大的一点", "全年的工作分几块，各占多少精力"],
      },
      en: {
        open: ["The year as a whole:"],
        ask: [
          "the goal set in January, and where it stands in December",
          "the biggest change in the year",
          "the parts of the year's work, and the share of effort in each",
        ],
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
      zh: {
        ask: [
          "一个做法上的改变，和让你改变的那件事",
          "一开始的做法，和后来的做法差在哪",
          "今年学会的一样本事，用在了哪件事上",
          "一条愿意讲给新同事听的经验",
        ],
      },
      en: {
        ask: [
          "one change in how you work, and the event that brought it about",
          "how you did it at first, and how you do it now",
          "one skill of this year, and the work it was used in",
          "one lesson you would pass on to a new colleague",
        ],
      },
    },
    Gaps: {
      zh: {
        ask: ["没完成的目标、差多少、卡在哪", "这个缺口影响了谁、影响到哪件事", "已经补了什么，还剩什么", "当时有没有人提醒过，为什么没改"],
      },
      en: {
        ask: [
          "the goal that was missed, by how much, and what held it up",
          "whom the gap affected, and in what",
          "what has been made up, and what is left",
          "who warned of it, and why it was not changed",
        ],
      },
    },
    "Next year": {
      zh: {
        ask: ["明年的目标，用数字写", "第一季度先做的一件事", "明年不再做的一件事，为什么"],
        detail: [["先做的那件事排在哪个月", ANSWER_WORDS.zh.when]],
      },
      en: {
        ask: ["next year's goal as a figure", "the first thing in the first quarter", "one thing to stop doing next year, and why"],
        detail: [["the month of the first step", /\d|quarter|month|spring/i]],
      },
    },
  },
};
