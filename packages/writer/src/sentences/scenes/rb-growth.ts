import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const rbGrowth: SceneSentences = {
  scene: "rbGrowth",
  sections: {
    "Turning point": {
      zh: { ask: ["哪一天、什么事，让你非改不可", "那时的你是什么样，一个细节", "谁说了一句什么", "在那之前拖了多久"] },
      en: {
        ask: [
          "the day and the event that made you change",
          "what you were like then, in one detail",
          "who said what",
          "how long you had put it off",
        ],
      },
    },
    "What I did": {
      zh: { ask: ["第一步做的是什么，小到什么程度", "每天固定在什么时候做、做多久", "断过的一次，怎么接上的", "放弃了的一个没用的办法"] },
      en: {
        ask: [
          "the first step, and how small it was",
          "at what hour you do it, and for how long",
          "the time you stopped, and how you began again",
          "a way that did not work",
        ],
      },
    },
    "What changed": {
      zh: {
        ask: ["看得见的变化：数字、照片或别人的话", "没变的一样", "多出来的时间用在哪里"],
        detail: [["前后差多少", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "a change one can see: a figure, a picture, a remark",
          "one thing that did not change",
          "what you do with the time it gave you",
        ],
        detail: [["by how much it changed", ANSWER_WORDS.en.figure]],
      },
    },
    Advice: {
      zh: { ask: ["只做一件的话，先做哪件", "什么情况的人别照搬", "头一周最难的是哪天", "花不花钱，花在哪里"] },
      en: {
        ask: [
          "if only one thing, which one",
          "who should not copy it",
          "the hardest day of the first week",
          "whether it costs money, and for what",
        ],
      },
    },
  },
};
