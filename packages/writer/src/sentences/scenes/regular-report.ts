import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const regularReport: SceneSentences = {
  scene: "regularReport",
  fields: { advantage: ["Growth"] },
  sections: {
    Overview: {
      zh: { say: ["试用期内，我的岗位是{job}。"], ask: ["试用期从哪天到哪天、谁带的", "进来时定的要求是什么", "一句话：做到了几条"] },
      en: {
        say: ["My post during probation is {job}."],
        ask: [
          "the dates of probation, and who guided you",
          "what was asked of you at the start",
          "in one sentence: how many of these were met",
        ],
      },
    },
    "Work done": {
      zh: {
        ask: ["试用期里独立做完的事，一件一条", "对照进来时的要求，逐条说", "做过的最难的一件，难在哪"],
        detail: [["做成的数量或别人的验收", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "what you finished alone, one line each",
          "each requirement set at the start, and how it was met",
          "the hardest piece of work, and what made it hard",
        ],
        detail: [["how many, or how much came of it", ANSWER_WORDS.en.figure]],
      },
    },
    Growth: {
      zh: { ask: ["刚来时不会、现在会的一样，是从哪件事学的", "带教或同事的一句评价", "改掉的一个习惯", "主动多做的一件事"] },
      en: {
        ask: [
          "what you could not do at first, and the task that taught you",
          "one remark by your guide or a colleague",
          "a habit you changed",
          "one thing you did without being asked",
        ],
      },
    },
    Gaps: {
      zh: { ask: ["现在还要别人帮的一件事", "出过的一次差错，后来怎么防", "对业务还不懂的一块", "打算跟谁学、怎么练"] },
      en: {
        ask: [
          "one thing you still need help with",
          "one mistake, and how you prevent it now",
          "a part of the business you do not know yet",
          "whom you will learn it from, and how",
        ],
      },
    },
    Plans: {
      zh: { ask: ["转正后先接下来的一块工作", "半年里想做成的一件事", "想往哪个方向走"], detail: [["到什么时候", ANSWER_WORDS.zh.when]] },
      en: {
        ask: ["the first piece of work you will take on", "one thing to get done within half a year", "the direction you want to take"],
        detail: [["by when", ANSWER_WORDS.en.when]],
      },
    },
    Request: {
      zh: { say: ["以上是我试用期的工作情况，特申请转正，请予批准。"] },
      en: { say: ["On this basis I ask to be confirmed in my post."] },
    },
  },
};
