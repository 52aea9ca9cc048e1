import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const notice: SceneSentences = {
  scene: "notice",
  sections: {
    Background: {
      zh: { say: ["现就{topic}有关事项通知如下："], ask: ["为什么这时候发，从哪件事来的", "取代哪一份旧通知", "和谁有关、和谁无关"] },
      en: {
        say: ["This notice is about the following: {topic}."],
        ask: ["why now, and what led to it", "which earlier notice it replaces", "whom it concerns, and whom not"],
      },
    },
    Content: {
      zh: { ask: ["要大家知道的事，一条一件", "时间、地点、带什么", "和原来的做法哪里不同"], detail: [["时间", ANSWER_WORDS.zh.when]] },
      en: {
        ask: ["what people should know, one thing a line", "when, where, and what to bring", "what differs from the way it was"],
        detail: [["when it applies", ANSWER_WORDS.en.when]],
      },
    },
    Requirements: {
      zh: {
        say: ["请各部门转告本部门人员。"],
        ask: ["谁要做什么、交到哪里", "办不了的找谁、怎么说明"],
        detail: [["截止到哪天", ANSWER_WORDS.zh.when]],
      },
      en: {
        say: ["Please pass this on within your department."],
        ask: ["who has to do what, and where to hand it in", "whom to tell if it cannot be done"],
        detail: [["by when", ANSWER_WORDS.en.when]],
      },
    },
  },
};
