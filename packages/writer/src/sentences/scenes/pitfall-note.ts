import type { SceneSentences } from "../sentence-types.ts";

export const pitfallNote: SceneSentences = {
  scene: "rbAvoid",
  fields: { tiyan: ["What happened", "Traps"] },
  sections: {
    "What happened": {
      zh: {
        open: ["经过是这样："],
        ask: ["哪天、在哪里、花了多少钱", "对方当时怎么说的，原话", "什么时候发现不对"],
        detail: [["哪天、花了多少钱", /\d|上午|下午|明天|周[一二三四五六日末]/]],
      },
      en: {
        open: ["What happened:"],
        ask: ["when, where, and how much it cost you", "what they told you, word for word", "when you noticed"],
      },
    },
    Traps: {
      zh: { ask: ["一个坑一行：表面怎么说，其实是怎样", "哪一条合同或页面上其实写了"] },
      en: { ask: ["one trap a line: what they say, and what it is", "what the contract or page did say"] },
    },
    "How to spot": {
      zh: { ask: ["付钱之前问哪一句话，就能看出来"] },
      en: { ask: ["the question to ask before you pay"] },
    },
    Remedies: {
      zh: { ask: ["你后来怎么处理的，钱拿回来没有", "可以找谁投诉、要留什么凭证"] },
      en: { ask: ["what you did then, and whether you got your money back", "where to complain, and what to keep"] },
    },
  },
};
