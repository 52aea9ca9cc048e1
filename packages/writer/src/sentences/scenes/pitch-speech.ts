import type { SceneSentences } from "../sentence-types.ts";

export const pitchSpeech: SceneSentences = {
  scene: "pitchSpeech",
  sections: {
    Story: {
      zh: { ask: ["一个真实的客户：谁、在哪、遇到什么"] },
      en: { ask: ["one true customer: who, where, what happened"] },
    },
    Pain: {
      zh: { ask: ["这个麻烦有多常见、花他多少钱"], detail: [["多常见、多少钱", /\d|成|每/]] },
      en: { ask: ["how common the trouble is, and what it costs"] },
    },
    Solution: {
      zh: { say: ["我们做的是{name}。"], ask: ["三句话讲清怎么用"] },
      en: { say: ["What we make is {name}."], ask: ["how it is used, in three sentences"] },
    },
    Traction: {
      zh: { ask: ["到今天有多少用户、收入或试点"], detail: [["具体的数字", /\d/]] },
      en: { ask: ["users, income or trials to date"], detail: [["the figures", /\d/i]] },
    },
    Model: {
      zh: { ask: ["一个客户一年付多少、我们赚多少"] },
      en: { ask: ["what one customer pays a year, and what is left for us"] },
    },
    Team: {
      zh: { ask: ["为什么是我们：每人一句"] },
      en: { ask: ["why us: one sentence each"] },
    },
    Ask: {
      zh: { say: ["谢谢大家。"], ask: ["要多少钱、做到哪一步"], detail: [["金额", /\d/]] },
      en: { say: ["Thank you."], ask: ["how much money, and what it gets done"], detail: [["the amount", /\d/i]] },
    },
  },
};
