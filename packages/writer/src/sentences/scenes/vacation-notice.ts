import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const vacationNotice: SceneSentences = {
  scene: "vacationNotice",
  sections: {
    Dates: {
      zh: {
        say: ["{topic}放假时间为{timeSpan}。"],
        ask: ["调休补班的是哪一天", "加班或倒班的岗位按什么安排", "要提前走或晚回来的，向谁请假"],
      },
      en: {
        say: ["For {topic} we are closed: {timeSpan}."],
        ask: ["which day is worked in exchange", "how posts on shifts are arranged", "whom to ask for extra days"],
      },
    },
    "Duty and handover": {
      zh: {
        ask: ["哪几天谁值班，电话是多少", "放假前要交接好的事，交给谁", "假期里急事找谁、几小时内回复"],
        detail: [["谁值班", ANSWER_WORDS.zh.who]],
      },
      en: {
        ask: [
          "who is on duty on which day, and the number",
          "what has to be handed over before, and to whom",
          "whom to call for something urgent, and how soon they answer",
        ],
        detail: [["who is on duty", ANSWER_WORDS.en.who]],
      },
    },
    Safety: {
      zh: { say: ["离开前请关好门窗，断开电源。"], ask: ["哪些设备要关、由谁检查", "外出的人要留意的一件事", "贵重物品和资料放在哪里"] },
      en: {
        say: ["Before you leave, please close the windows and switch everything off."],
        ask: [
          "which equipment is switched off, and who checks it",
          "one thing for those who travel",
          "where valuables and papers are kept",
        ],
      },
    },
  },
};
