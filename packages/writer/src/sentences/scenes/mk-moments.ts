import type { SceneSentences } from "../sentence-types.ts";

export const mkMoments: SceneSentences = {
  scene: "mkMoments",
  sections: {
    Scene: {
      zh: {},
      en: {},
    },
    "Natural mention": {
      zh: { ask: ["东西好在哪，一个细节"] },
      en: { ask: ["what is good about it, one detail"] },
    },
    "Soft call": {
      zh: { say: ["想要的跟我说一声。"] },
      en: { say: ["Tell me if you'd like some."] },
    },
  },
};
