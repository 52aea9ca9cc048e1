import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const workReport: SceneSentences = {
  scene: "workReport",
  sections: {
    "Bottom line": {
      zh: { open: ["先说结论："], ask: ["一句话：这件事成没成，或者能不能按时成", "听汇报的人要定的一件事", "和上次汇报相比，变了什么"] },
      en: {
        open: ["The conclusion first:"],
        ask: [
          "in one sentence: is it done, or will it be done in time",
          "the one decision the listener has to make",
          "what has changed since the last report",
        ],
      },
    },
    Progress: {
      zh: {
        ask: ["做完的几步，各到什么程度", "还在做的一步，卡不卡", "比计划早了还是晚了，差几天"],
        detail: [["进展的数量或比例", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "the steps finished, and how far each goes",
          "the step under way, and whether it is stuck",
          "ahead of plan or behind it, and by how many days",
        ],
        detail: [["how far it is, as a figure", ANSWER_WORDS.en.figure]],
      },
    },
    "Problems and risks": {
      zh: { ask: ["眼下最大的一个问题，影响到谁", "最坏会怎样，哪天看得出来", "试过什么办法，为什么没用", "哪一个前提还没有确认"] },
      en: {
        ask: [
          "the biggest problem now, and whom it touches",
          "the worst that can happen, and the day it will show",
          "what has been tried, and why it failed",
          "which assumption is still unconfirmed",
        ],
      },
    },
    Proposals: {
      zh: {
        ask: ["建议的办法，和另一个没选的办法", "这个办法要花多少钱、多少人手", "先做哪一步，做完看什么"],
        detail: [["由谁来做", ANSWER_WORDS.zh.who]],
      },
      en: {
        ask: [
          "the way you propose, and the one you did not choose",
          "what it costs in money and people",
          "the first step, and what to look at afterwards",
        ],
        detail: [["who does it", ANSWER_WORDS.en.who]],
      },
    },
    Asks: {
      zh: {
        ask: ["要谁批什么、拍什么板", "最晚哪天要，晚了会怎样", "要借的人、设备或数据"],
        detail: [["最晚什么时候要", ANSWER_WORDS.zh.when]],
      },
      en: {
        ask: ["who has to approve or decide what", "the latest day, and what happens after it", "the people, equipment or data to borrow"],
        detail: [["by when you need it", ANSWER_WORDS.en.when]],
      },
    },
  },
};
