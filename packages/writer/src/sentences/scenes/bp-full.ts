import type { SceneSentences } from "../sentence-types.ts";

export const bpFull: SceneSentences = {
  scene: "bpFull",
  sections: {
    "Executive summary": {
      zh: {
        say: ["{name}面向{target}。"],
        ask: ["一句话：解决谁的什么问题、怎么收钱", "现在到了哪一步", "现在最要的是什么：钱、客户还是人"],
      },
      en: {
        say: ["{name} is for {target}."],
        ask: ["one sentence: whose problem, how it earns", "how far it is today", "what is needed most now: money, customers or people"],
      },
    },
    Problem: {
      zh: {
        ask: ["客户现在怎么凑合、多花了什么", "这样的人有多少", "为什么到现在还没人解决好"],
        detail: [["多少人、多花多少", /\d|次|成|家/]],
      },
      en: {
        ask: ["how customers get by today, and what it costs them", "how many there are", "why nobody has solved it well yet"],
        detail: [["how many, and what it costs", /\d|half|twice/i]],
      },
    },
    Product: {
      zh: { ask: ["客户怎么用，从打开到用完", "和现在的办法差在哪", "已经能用的部分，和还没做的部分", "客户第二次用的理由"] },
      en: {
        ask: [
          "how a customer uses it, from start to end",
          "how it differs from today's way",
          "what works today, and what is still to be made",
          "why a customer comes back",
        ],
      },
    },
    Market: {
      zh: {
        ask: ["先做哪一片、多少客户、怎么算出来的", "从哪里进去，第二步到哪里", "有多少人问过价、付过钱"],
        detail: [["怎么算出来的", /\d/]],
      },
      en: {
        ask: [
          "the first area, the number of customers, and how you counted",
          "where you enter, and where you go next",
          "how many have asked the price, and how many have paid",
        ],
        detail: [["how it was counted", /\d/i]],
      },
    },
    "Business model": {
      zh: { ask: ["一单收多少、成本多少", "谁付钱", "一个客户一年带来多少，得来花多少", "哪一项成本随着量大会降"] },
      en: {
        ask: [
          "income and cost of one sale",
          "who pays",
          "what a customer brings in a year, and costs to win",
          "which cost falls as volume grows",
        ],
      },
    },
    Competition: {
      zh: { ask: ["客户现在还会选谁，差在哪", "对手多久能学会，凭什么挡住", "输过的一单，输在哪里", "他们做得比你们好的一处"] },
      en: {
        ask: [
          "whom else customers choose, and the difference",
          "how soon others could copy it, and what stops them",
          "a sale you lost, and why",
          "one thing they do better than you",
        ],
      },
    },
    Operations: {
      zh: { ask: ["头三个月先做的三件事", "货从哪里来，出了岔子谁顶", "第一百个客户从哪里来"], detail: [["每件事的时间", /\d|月|周|季/]] },
      en: {
        ask: [
          "three things for the first three months",
          "where supplies come from, and who steps in",
          "where the hundredth customer comes from",
        ],
        detail: [["the time of each", /\d|month|week|quarter/i]],
      },
    },
    Team: {
      zh: { ask: ["几个人、各管什么、做过什么", "谁全职、谁兼职", "缺的一个人，缺了会怎样", "股份怎么分"] },
      en: {
        ask: [
          "how many, who does what, what they did before",
          "who is full time and who is not",
          "who is missing, and what that costs you",
          "how the shares are divided",
        ],
      },
    },
    Finance: {
      zh: { ask: ["要多少钱、花在哪三处", "什么时候收支相抵", "现在手上的钱够撑几个月", "三个假设：客单价、回头次数、成本"] },
      en: {
        ask: [
          "how much money, and the three things it goes to",
          "when it breaks even",
          "how many months the money at hand will last",
          "the three assumptions: price, repeat sales, cost",
        ],
      },
    },
  },
};
