import type { SceneSentences } from "../sentence-types.ts";

export const freeWrite: SceneSentences = {
  scene: "freeWrite",
  sections: {
    Opening: {
      zh: { ask: ["写给谁看，他已经知道什么", "事情从哪一天、哪一处说起", "为什么现在要写", "读完想让人记住的一句话"] },
      en: {
        ask: [
          "who reads it and what they know already",
          "the day or the place it begins",
          "why it is written now",
          "the one sentence to be remembered",
        ],
      },
    },
    Middle: {
      zh: { ask: ["一件具体的事：谁、何时、怎样", "一个数字和它的出处", "在场的人说的一句原话", "中间发生的一个变化"] },
      en: {
        ask: [
          "one thing that happened: who, when, how",
          "a figure and where it comes from",
          "what somebody there said, word for word",
          "what changed on the way",
        ],
      },
    },
    Thoughts: {
      zh: { ask: ["你自己的看法，一句话", "支持它的理由", "不同意的人会怎么说", "你怎么回答他"] },
      en: {
        ask: ["your own view in a sentence", "the reason behind it", "what somebody who disagrees would say", "your answer to that"],
      },
    },
    Ending: {
      zh: { ask: ["希望读的人接下来做什么", "回到开头说的那件事", "最后一句话"] },
      en: { ask: ["what the reader should do next", "back to where it began", "the last sentence"] },
    },
  },
};
