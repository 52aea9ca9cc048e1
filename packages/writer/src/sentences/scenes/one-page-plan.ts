import type { SceneSentences } from "../sentence-types.ts";

export const onePagePlan: SceneSentences = {
  scene: "bpOnePage",
  sections: {
    Pain: {
      zh: { open: ["要解决的问题："], ask: ["谁、在哪个时候、被什么难住", "这个麻烦让他多花多少钱、多少时间"] },
      en: { open: ["The problem:"], ask: ["who is stuck, when, and on what", "what it costs them in money or time"] },
    },
    Solution: {
      zh: { ask: ["一句话：替谁把哪件事做成什么样", "用户第一次用，三步是哪三步"] },
      en: { ask: ["in one sentence: for whom, what, and how well", "the first steps of a new user"] },
    },
    Customers: {
      zh: { say: ["目标客户是{target}。"], ask: ["这样的客户有多少、在哪里找到他们", "谁付钱、谁使用、谁拍板"] },
      en: {
        say: ["The customers are {target}."],
        ask: ["how many there are, and where to find them", "who pays, who uses it, who decides"],
      },
    },
    Model: {
      zh: { open: ["收入是这样来的："], ask: ["卖什么、一次多少钱、多久买一次", "一单的成本是多少，剩下多少"] },
      en: { open: ["How it earns:"], ask: ["what is sold, at what price, how often", "what one sale costs, and what is left"] },
    },
    "Edge and traction": {
      zh: { open: ["到目前为止："], ask: ["已经有的用户、订单或试点", "别人学不走的一点"] },
      en: { open: ["So far:"], ask: ["users, orders or trials so far", "the one thing others cannot copy"] },
    },
    Ask: {
      zh: { open: ["现在需要的是："], ask: ["要多少钱或什么资源，用在哪几处", "用完以后做到哪一步"] },
      en: { open: ["What is needed now:"], ask: ["how much money or what help, and for what", "how far it will take you"] },
    },
  },
};
