import type { SceneSentences } from "../sentence-types.ts";

export const bpFull: SceneSentences = {
  scene: "bpFull",
  sections: {
    "Executive summary": {
      zh: { say: ["{name}面向{target}。"], ask: ["一句话：解决谁的什么问题、怎么收钱", "现在到了哪一步"] },
      en: { say: ["{name} is for {target}."], ask: ["one sentence: whose problem, how it earns", "how far it is today"] },
    },
    Problem: {
      zh: { ask: ["客户现在怎么凑合、多花了什么", "这样的人有多少"], detail: [["多少人、多花多少", /\d|次|成|家/]] },
      en: {
        ask: ["how customers get by today, and what it costs them", "how many there are"],
        detail: [["how many, and what it costs", /\d|half|twice/i]],
      },
    },
    Product: {
      zh: { ask: ["客户怎么用，从打开到用完", "和现在的办法差在哪"] },
      en: { ask: ["how a customer uses it, from start to end", "how it differs from today's way"] },
    },
    Market: {
      zh: { ask: ["先做哪一片、多少客户、怎么算出来的"], detail: [["怎么算出来的", /\d/]] },
      en: { ask: ["the first area, the number of customers, and how you counted"], detail: [["how it was counted", /\d/i]] },
    },
    "Business model": {
      zh: { ask: ["一单收多少、成本多少", "谁付钱"] },
      en: { ask: ["income and cost of one sale", "who pays"] },
    },
    Competition: {
      zh: { ask: ["客户现在还会选谁，差在哪"] },
      en: { ask: ["whom else customers choose, and the difference"] },
    },
    Operations: {
      zh: { ask: ["头三个月先做的三件事"], detail: [["每件事的时间", /\d|月|周|季/]] },
      en: { ask: ["three things for the first three months"], detail: [["the time of each", /\d|month|week|quarter/i]] },
    },
    Team: {
      zh: { ask: ["几个人、各管什么、做过什么"] },
      en: { ask: ["how many, who does what, what they did before"] },
    },
    Finance: {
      zh: { ask: ["要多少钱、花在哪三处", "什么时候收支相抵"] },
      en: { ask: ["how much money, and the three things it goes to", "when it breaks even"] },
    },
  },
};
