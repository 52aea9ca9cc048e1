import type { SceneSentences } from "../sentence-types.ts";

export const gadgetReview: SceneSentences = {
  scene: "rbDigital",
  fields: { tiyan: ["Core experience", "Pros and cons"] },
  sections: {
    "First look": {
      zh: { say: ["{name}，说说用下来的感受。"], ask: ["拿到手的第一感觉：轻重、做工、声音", "之前用的是哪一款"] },
      en: { say: ["{name}: my notes from real use."], ask: ["the first feel in the hand: weight, finish, sound", "what you used before"] },
    },
    "Core experience": {
      zh: {
        ask: ["每天用它做什么、一次用多久", "最吃力的一次，它撑住了没有", "续航、温度或速度，实测多少"],
        detail: [["实测多少：续航、速度或温度", /\d|[一二三四五六七八九十两]天/]],
      },
      en: {
        ask: [
          "what you do with it each day, and for how long",
          "the hardest task so far, and how it held up",
          "battery, heat or speed, as measured",
        ],
        detail: [["the figures you measured", /\d|\b(?:two|three|four|five|six|seven|ten) (?:days|hours)/i]],
      },
    },
    "Pros and cons": {
      zh: { open: ["好坏都说："], ask: ["最值的一处、最后悔的一处", "哪个毛病可以忍，哪个忍不了"] },
      en: { open: ["Good and bad:"], ask: ["what is worth the money, and what you regret", "which fault you can live with"] },
    },
    "For whom": {
      zh: { ask: ["谁值得买，谁等下一代", "多少钱以内可以入手"] },
      en: { ask: ["who should buy it, and who should wait", "up to what price"] },
    },
  },
};
