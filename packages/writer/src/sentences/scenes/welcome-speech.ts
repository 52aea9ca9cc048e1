import type { SceneSentences } from "../sentence-types.ts";

export const welcomeSpeech: SceneSentences = {
  scene: "g3pxdvvu6i",
  fields: { content: ["About us"] },
  sections: {
    Greeting: {
      zh: { say: ["我代表{company}，欢迎各位的到来。"] },
      en: { say: ["On behalf of {company}, I welcome {target}."] },
    },
    "Why it matters": {
      zh: { ask: ["对方这次来看什么、谈什么", "双方以前有过哪一次来往", "希望这次谈出什么", "来客里有没有老朋友，上次是哪年"] },
      en: {
        ask: [
          "what the guests come to see or talk about",
          "an earlier time you met or worked together",
          "what this visit should bring",
          "old friends among the guests, and the year they last came",
        ],
      },
    },
    "About us": {
      zh: {
        open: ["先介绍我们的情况：", "请允许我先作介绍。"],
        ask: ["{company}做什么、有多少人、哪一年开始", "这次能看到的地方，各说一句", "最想让客人看的一处，为什么"],
      },
      en: {
        open: ["A few words about us:", "Let me introduce us first."],
        ask: ["what {company} does, how many people, since when", "the places on this visit, a line each", "the one thing to see, and why"],
      },
    },
    Wishes: {
      zh: { say: ["祝各位此行顺利。"], ask: ["送给客人的一句话", "这几天有事找谁", "走之前值得去的一处"] },
      en: {
        say: ["We wish you a good stay."],
        ask: ["a line for the guests", "whom to ask for anything during the stay", "one place to see before leaving"],
      },
    },
  },
};
