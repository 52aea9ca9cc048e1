import type { SceneSentences } from "../sentence-types.ts";

export const promotionCopy: SceneSentences = {
  scene: "mkPromo",
  sections: {
    Benefit: {
      zh: { say: ["{name}，{offer}！"] },
      en: { say: ["{name}: {offer}!"] },
    },
    Reason: {
      zh: { ask: ["谁用、解决什么"] },
      en: { ask: ["who uses it, and what for", "what a buyer said"] },
    },
    Rules: {
      zh: { say: ["活动时间：{timeSpan}。"], ask: ["每人限几件"] },
      en: { say: ["Dates: {timeSpan}."], ask: ["how many each"] },
    },
    "Call to action": {
      zh: { ask: ["在哪里下单"] },
      en: { ask: ["where to order"] },
    },
  },
};
