import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const recommendLetter: SceneSentences = {
  scene: "recommendLetter",
  sections: {
    "Salutation and stance": {
      zh: { say: ["我推荐{name}，用于{scene}。"] },
      en: { say: ["I am writing to recommend {name} for {scene}."] },
    },
    "How I know the nominee": {
      zh: {
        ask: ["什么时候、因为什么认识，一起做过什么", "你教过、带过还是共事过，多久", "多久见一次面，看得到哪一面"],
        detail: [["认识了多久", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "when and how you met, and what you did together",
          "whether you taught, led or worked with the person, and for how long",
          "how often you meet, and what you see of the person",
        ],
        detail: [["for how many months or years", ANSWER_WORDS.en.figure]],
      },
    },
    "Ability with examples": {
      zh: {
        open: ["有一件事可以说明："],
        ask: ["一件事：当时难在哪、{name}怎么做、结果怎样", "和同届的人比，排在哪里", "你当时没想到的一处"],
      },
      en: {
        open: ["One example may show it:"],
        ask: [
          "one case: what was hard, what {name} did, how it ended",
          "where the person stands among others of the year",
          "what surprised you",
        ],
      },
    },
    "Character and potential": {
      zh: { ask: ["遇到批评或失败时的一次反应", "同学或同事会怎么说", "还在学的一点，照实说", "几年后可能做到什么"] },
      en: {
        ask: [
          "how the person took criticism or failure once",
          "what fellow students or colleagues would say",
          "one thing still being learned, said honestly",
          "what may become of the person in some years",
        ],
      },
    },
    Conclusion: {
      zh: {
        say: ["特此推荐。", "如需进一步了解，欢迎与我联系。"],
        ask: ["推荐到什么程度：毫无保留还是有条件", "对方最该知道的一点，一句话"],
      },
      en: {
        say: ["I recommend {name} on these grounds.", "Please contact me if you would like to know more."],
        ask: ["how strongly you recommend: without reserve, or with conditions", "the one thing the reader should know, in a line"],
      },
    },
  },
};
