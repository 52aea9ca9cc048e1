import type { SceneSentences } from "../sentence-types.ts";

export const inFeedAdScript: SceneSentences = {
  scene: "svAd",
  sections: {
    Pain: {
      zh: { ask: ["{target}最烦的一个时刻：在哪、手上在做什么"] },
      en: { ask: ["the worst moment for {target}: where, and doing what"] },
    },
    Solution: {
      zh: { say: ["{name}，给{target}：{point}。"], ask: ["产品第一次出现的画面，和手上的动作"] },
      en: { say: ["{name}, for {target}: {point}."], ask: ["the shot in which it first appears, and what the hands do"] },
    },
    Proof: {
      zh: { ask: ["一个用过的人：谁、用了多久、怎么说", "一项能查到的检测或数字"] },
      en: { ask: ["one user: who, how long, in what words", "a test or figure that can be checked"] },
    },
    "Call to action": {
      zh: { say: ["点下面的链接去看看。"], ask: ["点进去以后先看到什么"] },
      en: { say: ["Tap below to see it."], ask: ["what they see after the tap"] },
    },
  },
};
