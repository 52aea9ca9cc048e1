import type { SceneSentences } from "../sentence-types.ts";

export const pitchDeckOutline: SceneSentences = {
  scene: "pitchDeck",
  sections: {
    "Pain and solution": {
      zh: { ask: ["一个真实用户的一天，卡在哪里", "你们的办法，配一张什么图"] },
      en: { ask: ["one true user's day, and where it goes wrong", "your answer, and the picture beside it"] },
    },
    "Market and competition": {
      zh: { ask: ["市场有多大，怎么算出来的", "用户现在用谁的，差在哪一点"] },
      en: { ask: ["how big the market is, and how you worked it out", "what users have now, and what it lacks"] },
    },
    "Product and traction": {
      zh: { ask: ["产品最该演示的一步", "一条能画成曲线的数：哪天多少、现在多少"] },
      en: { ask: ["the one step worth a demo", "a figure that makes a curve: then and now"] },
    },
    "Model and finance": {
      zh: { ask: ["谁付钱、一次付多少", "哪个月收支相抵，靠什么算的"] },
      en: { ask: ["who pays, and how much at a time", "the month of break-even, and on what reckoning"] },
    },
    "Team and ask": {
      zh: { ask: ["每个人一句：做过什么、现在管什么", "要多少钱，分到哪几项"] },
      en: { ask: ["a line each: what they did, what they run now", "how much you ask for, and for what"] },
    },
  },
};
