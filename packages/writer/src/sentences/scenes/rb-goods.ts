import type { SceneSentences } from "../sentence-types.ts";

export const rbGoods: SceneSentences = {
  scene: "rbGoods",
  sections: {
    "Why I bought it": {
      zh: { ask: ["买它之前的麻烦，一句话"] },
      en: { ask: ["what was wrong before you bought it"] },
    },
    Experience: {
      zh: { ask: ["用了多久、在哪里用", "最顺手和最不顺手的一处"] },
      en: { ask: ["how long and where you have used it", "what works best and worst"] },
    },
    "Pros and cons": {
      zh: { open: ["优点和不足都说："], ask: ["一个优点、一个不足，各配一个细节"] },
      en: { open: ["Both sides:"], ask: ["one good point and one bad, each with a detail"] },
    },
    "For whom": {
      zh: { ask: ["适合什么人、什么人别买"] },
      en: { ask: ["whom it suits, and who should not buy it"], detail: [["who should not buy it", /not for|don't buy|avoid/i]] },
    },
  },
};
