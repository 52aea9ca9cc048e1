import type { SceneSentences } from "../sentence-types.ts";

export const fundingPlan: SceneSentences = {
  scene: "fundingPlan",
  fields: { content: ["Use of funds"] },
  sections: {
    Traction: {
      zh: { open: ["到目前为止："], ask: ["产品做到哪一步，有多少人在用", "收入多少，比三个月前多了多少"] },
      en: { open: ["So far:"], ask: ["how far the product is, and how many use it", "the income, and how it has grown"] },
    },
    Ask: {
      zh: { say: ["{name}本轮计划融资{budget}。"], ask: ["出让多少股份、按什么估值", "希望哪一类投资人，除了钱还要什么"] },
      en: {
        say: ["{name}: we plan to raise {budget} in this round."],
        ask: ["what share is offered, at what valuation", "what kind of investor, and what besides money"],
      },
    },
    "Use of funds": {
      zh: { open: ["资金这样用："], ask: ["用在哪几项，各多少", "够用几个月"] },
      en: { open: ["The money goes to:"], ask: ["which items, and how much for each", "for how many months it lasts"] },
    },
    Milestones: {
      zh: { ask: ["钱到以后半年做到什么、一年做到什么", "哪个数没到就停下来重看"] },
      en: { ask: ["what is reached after half a year, and after one", "which figure, if missed, calls for a second look"] },
    },
    "Return and exit": {
      zh: { ask: ["投资人怎样拿回钱：分红、回购还是下一轮"] },
      en: { ask: ["how investors get their money back: dividends, buy-back or a later round"] },
    },
    Risks: {
      zh: { ask: ["最可能出岔子的一处，准备怎么应付"] },
      en: { ask: ["what is most likely to go wrong, and what then"] },
    },
  },
};
