import type { SceneSentences } from "../sentence-types.ts";

export const weeklyReport: SceneSentences = {
  scene: "weeklyReport",
  sections: {
    Overview: {
      zh: {
        open: ["本周的情况先说结论："],
        ask: [
          "一句话说清这一周：最要紧的一件事成了没有，和上周定的目标差多少",
          "和原计划不一样的一处，为什么改",
          "读的人只看一句的话，想让他知道什么",
        ],
      },
      en: {
        open: ["The week in short:"],
        ask: [
          "the week in one sentence: did the most important thing get done, and how far is it from last week's goal",
          "what went differently from the plan, and why",
          "the one thing a reader with a minute should know",
        ],
      },
    },
    "Key work and results": {
      zh: {
        ask: ["本周做完的事，一事一条，写到对方能用的结果为止", "没做完的事做到了哪一步，还差什么", "花时间最多的一件，结果值不值"],
        detail: [["这件事的结果：数量、比例或对方的答复", /\d|通过|同意|批准|采用|上线|交付|完成/]],
      },
      en: {
        ask: [
          "what was finished this week, one line each, down to the result others can use",
          "what is not finished: how far it is and what is missing",
          "what took the most time, and whether it was worth it",
        ],
        detail: [
          ["the outcome: a figure, a share or the other side's answer", /\d|approved|agreed|accepted|live|delivered|finished|closed|done/i],
        ],
      },
    },
    "Issues and support": {
      zh: {
        ask: ["卡在哪里、已经试过什么", "需要谁在什么时候前给什么支持", "不解决会拖到哪件事"],
        detail: [["需要谁支持", /需要|请|支持|协调|配合|等待|等着|审批/]],
      },
      en: {
        ask: ["what is stuck and what has been tried", "whose support is needed, and by when", "what it will delay if nothing is done"],
        detail: [["whose help is needed", /need|please|support|help|wait|approv/i]],
      },
    },
    "Next week": {
      zh: {
        ask: ["下周要交出什么、谁来验收", "最先做的一件事", "要等别人先交出来才能动的事"],
        detail: [["每件事做到什么程度、哪天完成", /\d|周[一二三四五六日]|前完成|月底|上线|交付/]],
      },
      en: {
        ask: [
          "what will be handed over next week, and who accepts it",
          "the first thing to do",
          "what cannot start until somebody else delivers",
        ],
        detail: [["how far each of these goes, and by which day", /\d|monday|tuesday|wednesday|thursday|friday|by the|before/i]],
      },
    },
  },
};
