import type { SceneSentences } from "../sentence-types.ts";

export const svVoice: SceneSentences = {
  scene: "svVoice",
  sections: {
    "Opening point": {
      zh: {
        say: ["今天说一个看法：{point}。"],
        ask: ["大家原来怎么想，你为什么不这么看", "一句能让人停下来的话", "这个看法是从哪件事来的"],
      },
      en: {
        say: ["Today, one opinion: {point}."],
        ask: ["what most people think, and why you differ", "a line that makes people stop", "what made you think so"],
      },
    },
    Why: {
      zh: { ask: ["你这么看的理由，用大白话", "反过来想，为什么不是那样", "一个能查到的数字，出自哪里", "一个打比方，家里老人也听得懂"] },
      en: {
        ask: [
          "your reason, in everyday words",
          "why it is not the other way round",
          "a figure that can be checked, and its source",
          "a comparison your grandmother would follow",
        ],
      },
    },
    Example: {
      zh: { ask: ["发生在你身上或身边的一件事", "那天谁在、说了哪句话", "事情最后怎么样了", "一个相反的例子，为什么不算"] },
      en: {
        ask: [
          "one thing that happened to you or near you",
          "who was there that day, and what was said",
          "how it ended",
          "a case that seems to speak against it, and why it does not",
        ],
      },
    },
    Action: {
      zh: { ask: ["听完可以马上做的一步", "这一步要花几分钟、要什么东西", "做不到的人，退一步怎么做", "做对了，多久看得出来"] },
      en: {
        ask: [
          "one step the listener can take at once",
          "how many minutes it takes, and what it needs",
          "an easier step for those who cannot",
          "how soon it shows",
        ],
      },
    },
    Closing: {
      zh: { say: ["你同意吗？评论区聊。"], ask: ["再说一遍观点，换一种说法", "想听评论区说什么", "下一条讲什么"] },
      en: {
        say: ["Do you agree? Tell me in the comments."],
        ask: ["the point once more, in other words", "what you want to read in the comments", "what the next one is about"],
      },
    },
  },
};
