import type { SceneSentences } from "../sentence-types.ts";

export const marketAnalysis: SceneSentences = {
  scene: "marketAnalysis",
  fields: { content: ["Market size", "Competition", "Trends"] },
  sections: {
    Environment: {
      zh: {
        say: ["本文看的行业是{industry}，市场是{target}。"],
        ask: ["近来影响这一行的一条政策、技术或价格变化", "它从哪天起、影响了谁"],
      },
      en: {
        say: ["The trade is {industry}; the market is {target}."],
        ask: ["one change in law, technology or price that moves this trade", "since when, and whom it touches"],
      },
    },
    "Market size": {
      zh: {
        open: ["已知的数字："],
        ask: ["有多少买家、一年买几次、一次多少钱", "这些数出自哪里，哪一年的"],
        detail: [["数字出自哪里", /\d|来源|统计|年鉴|报告/]],
      },
      en: {
        open: ["The figures at hand:"],
        ask: ["how many buyers, how often, at what price", "where the figures come from, and of which year"],
        detail: [["where the figures come from", /\d|source|survey|report/i]],
      },
    },
    Customers: {
      zh: { ask: ["买的人是谁、为什么买、在哪里买", "谁看了却没买，因为什么"] },
      en: { ask: ["who buys, why, and where", "who looked and did not buy, and why"] },
    },
    Competition: {
      zh: { open: ["现有的对手："], ask: ["前几名是谁、各卖什么价", "他们各有一处什么短处"] },
      en: { open: ["Those already there:"], ask: ["who leads, and at what prices", "one weak point of each"] },
    },
    Trends: {
      zh: { ask: ["哪一类需求在变多，从哪里看出来", "还没人做好的一件事"] },
      en: { ask: ["which demand is growing, and how you can tell", "one thing nobody does well yet"] },
    },
    Conclusion: {
      zh: { ask: ["进还是不进，最主要的一个理由", "还差哪个数才能定"] },
      en: { ask: ["whether to enter, and the main reason", "the one figure still missing for a decision"] },
    },
  },
};
