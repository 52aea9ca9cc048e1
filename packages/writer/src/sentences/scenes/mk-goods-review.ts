import type { SceneSentences } from "../sentence-types.ts";

export const mkGoodsReview: SceneSentences = {
  scene: "mkGoodsReview",
  sections: {
    Context: {
      zh: { ask: ["买来做什么、用了多久"] },
      en: { ask: ["what it is for, and how long you have used it"] },
    },
    Pros: {
      zh: { ask: ["最满意的一处，写细节"] },
      en: { ask: ["what pleases you most, with a detail"] },
    },
    Cons: {
      zh: { ask: ["不满意的一处"] },
      en: { ask: ["one thing that does not please you"] },
    },
    Advice: {
      zh: { ask: ["适合谁买、会不会再买"] },
      en: { ask: ["who should buy it, and whether you would again"] },
    },
  },
};
