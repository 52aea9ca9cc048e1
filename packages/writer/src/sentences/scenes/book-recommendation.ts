import type { SceneSentences } from "../sentence-types.ts";

export const bookRecommendation: SceneSentences = {
  scene: "rbReading",
  fields: { tiyan: ["Three takeaways", "Why read it"] },
  sections: {
    "Why read it": {
      zh: { ask: ["什么时候、为什么翻开它", "读到哪一页停不下来"] },
      en: { ask: ["when and why you opened it", "the page you could not put down"] },
    },
    "Three takeaways": {
      zh: { ask: ["一句划了线的话，在第几章", "读完做了的一件事", "和书里不同意的一点"] },
      en: { ask: ["one line you marked, and in which chapter", "one thing you did because of it", "one point where you disagree"] },
    },
    "For whom": {
      zh: { ask: ["什么处境的人读正好", "什么人会读不下去"] },
      en: { ask: ["whose life it fits right now", "who would not finish it"] },
    },
  },
};
