import type { SceneSentences } from "../sentence-types.ts";

export const bookRecommendation: SceneSentences = {
  scene: "rbReading",
  fields: { tiyan: ["Three takeaways", "Why read it"] },
  sections: {
    "Why read it": {
      zh: { ask: ["什么时候、为什么翻开它", "读到哪一页停不下来", "作者是谁，只说和这本书有关的一句", "读完花了多久"] },
      en: {
        ask: ["when and why you opened it", "the page you could not put down", "who the author is, in one line", "how long it took you"],
      },
    },
    "Three takeaways": {
      zh: { ask: ["一句划了线的话，在第几章", "读完做了的一件事", "和书里不同意的一点", "读到一半改了的一个想法"] },
      en: {
        ask: [
          "one line you marked, and in which chapter",
          "one thing you did because of it",
          "one point where you disagree",
          "one idea you changed halfway",
        ],
      },
    },
    "For whom": {
      zh: { ask: ["什么处境的人读正好", "什么人会读不下去", "从哪一章读起也行", "和它放在一起读的另一本"] },
      en: {
        ask: [
          "whose life it fits right now",
          "who would not finish it",
          "a chapter one could begin with",
          "another book to read beside it",
        ],
      },
    },
  },
};
