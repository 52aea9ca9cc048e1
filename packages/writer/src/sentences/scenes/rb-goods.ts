import type { SceneSentences } from "../sentence-types.ts";

export const rbGoods: SceneSentences = {
  scene: "rbGoods",
  sections: {
    "Why I bought it": {
      zh: { ask: ["买它之前的麻烦，一句话", "挑的时候比过哪几样，为什么是它", "多少钱、在哪里买的", "谁推荐的，还是自己撞见的"] },
      en: {
        ask: [
          "what was wrong before you bought it",
          "what you compared it with, and why this one",
          "the price, and where you bought it",
          "who told you of it, or how you came across it",
        ],
      },
    },
    Experience: {
      zh: { ask: ["用了多久、在哪里用", "最顺手和最不顺手的一处", "一天里什么时候用它", "用着用着，改了哪个习惯"] },
      en: {
        ask: ["how long and where you have used it", "what works best and worst", "at what time of day you use it", "the habit it changed"],
      },
    },
    "Pros and cons": {
      zh: {
        open: ["优点和不足都说："],
        ask: ["一个优点、一个不足，各配一个细节", "这个不足能不能忍，怎么绕过去", "和同价位的比，赢在哪、输在哪"],
      },
      en: {
        open: ["Both sides:"],
        ask: [
          "one good point and one bad, each with a detail",
          "whether one can live with the fault, and how to get round it",
          "where it wins and loses beside others at the price",
        ],
      },
    },
    "For whom": {
      zh: { ask: ["适合什么人、什么人别买", "预算不够的，可以换什么", "什么季节、什么场合最用得上", "会不会再买一次"] },
      en: {
        ask: [
          "whom it suits, and who should not buy it",
          "what to buy instead on a smaller budget",
          "the season or place in which it is most useful",
        ],
        detail: [["who should not buy it", /not for|don't buy|avoid/i]],
      },
    },
  },
};
