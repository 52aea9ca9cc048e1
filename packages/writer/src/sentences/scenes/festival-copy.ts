import type { SceneSentences } from "../sentence-types.ts";

export const festivalCopy: SceneSentences = {
  scene: "mkFestival",
  sections: {
    Mood: {
      zh: { ask: ["{topic}那天的一个画面：谁在做什么"] },
      en: { ask: ["one moment of that day: who does what"] },
    },
    "Brand link": {
      zh: { ask: ["画面里有{brand}的什么"] },
      en: { ask: ["what of {brand} is in that picture"] },
    },
    Offer: {
      zh: { say: ["{topic}，{brand}：{offer}。"], ask: ["在哪里领"] },
      en: { say: ["{brand} for {topic}: {offer}."], ask: ["where to get it"] },
    },
  },
};
