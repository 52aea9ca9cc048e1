import type { SceneSentences } from "../sentence-types.ts";

export const mkMoments: SceneSentences = {
  scene: "mkMoments",
  sections: {
    Scene: {
      zh: {},
      en: {},
    },
    "Natural mention": {
      zh: { ask: ["东西好在哪，一个细节", "为什么想起来说它", "自己怎么用，或怎么吃", "身边人的一句话"] },
      en: {
        ask: [
          "what is good about it, one detail",
          "what made you think of it",
          "how you use it, or eat it",
          "a word from somebody near you",
        ],
      },
    },
    "Soft call": {
      zh: { say: ["想要的跟我说一声。"] },
      en: { say: ["Tell me if you'd like some."] },
    },
  },
};
