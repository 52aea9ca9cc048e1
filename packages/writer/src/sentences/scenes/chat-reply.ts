import type { SceneSentences } from "../sentence-types.ts";

export const chatReply: SceneSentences = {
  scene: "chatReply",
  sections: {
    Gentle: {
      zh: {
        ask: [
          "先接住对方的话，再说你能做到哪一步",
          "换一个你能做的：晚一点、只做一部分、介绍别人",
          "一句关心对方难处的话",
          "句尾留个口子，让对方好接话",
        ],
      },
      en: {
        ask: [
          "answer what was said, then how far you can go",
          "what you can offer instead: later, a part of it, somebody else",
          "a word on the trouble the other person has",
          "an ending that is easy to answer",
        ],
      },
    },
    Firm: {
      zh: { ask: ["一句话说清做不了什么，只讲一个理由", "对方再追问一次，你怎么答", "你的底线：时间、分工还是原则", "不道歉过头的收尾"] },
      en: {
        ask: [
          "in one line what you cannot do, with one reason",
          "your answer if they ask once more",
          "where your limit is: time, duties or principle",
          "an ending that does not apologise too much",
        ],
      },
    },
    Humorous: {
      zh: { ask: ["拿自己开的一个小玩笑，不拿对方", "笑完以后，意思还是那个意思", "你们之间的一个老梗", "什么表情收尾"] },
      en: {
        ask: [
          "a small joke about yourself, not about them",
          "after the joke, the same answer",
          "an old joke between the two of you",
          "the emoji to end with",
        ],
      },
    },
    "When to use": {
      zh: { ask: ["对方正急或正气的时候，发哪一条", "在群里还是私下发", "发出去以后，对方不回怎么办", "哪一条别对上级用"] },
      en: {
        ask: [
          "which one to send when they are upset",
          "whether to send it in the group or in private",
          "what to do if there is no answer",
          "which one not to use with a superior",
        ],
      },
    },
  },
};
