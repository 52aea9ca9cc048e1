import type { SceneSentences } from "../sentence-types.ts";

export const grandOpeningCopy: SceneSentences = {
  scene: "mkOpening",
  sections: {
    Announce: {
      zh: { say: ["{name}开业啦！"] },
      en: { say: ["{name} is open!"] },
    },
    Features: {
      zh: { ask: ["最值得来的一样东西"] },
      en: { ask: ["the one thing worth coming for"] },
    },
    Perks: {
      zh: { say: ["开业福利：{offer}。"], ask: ["到哪天为止"] },
      en: { say: ["Opening deal: {offer}."], ask: ["how often each person can have it"] },
    },
    "Where and when": {
      zh: { say: ["地址：{place}。"], ask: ["几点开门"] },
      en: { say: ["Find us at {place}."], ask: ["opening hours"] },
    },
  },
};
