import type { SceneSentences } from "../sentence-types.ts";

export const svLive: SceneSentences = {
  scene: "svLive",
  sections: {
    "Warm-up": {
      zh: { say: ["欢迎来到直播间，今天讲{name}。"] },
      en: { say: ["Welcome, everybody. Today it is all about {name}."] },
    },
    Pain: {
      zh: { ask: ["顾客用别的东西时的一个麻烦"] },
      en: { ask: ["one trouble people have with what they use now"] },
    },
    Points: {
      zh: { say: ["{point}。"], ask: ["每个卖点怎么当场验证"] },
      en: { say: ["{point}."], ask: ["how each point can be checked on camera"] },
    },
    Demo: {
      zh: { ask: ["演示一：手上做什么、镜头看哪里"] },
      en: { ask: ["first demo: what the hands do, where the camera looks"] },
    },
    Offer: {
      zh: { say: ["今天的优惠：{offer}。"], ask: ["怎么下单、截止到几点"], detail: [["截止到几点", /\d|点|今晚/]] },
      en: { say: ["Today's offer: {offer}."], ask: ["how to order, and until when"], detail: [["until when", /\d|tonight|until/i]] },
    },
    "Q and A": {
      zh: { ask: ["问得最多的一个问题和回答"] },
      en: { ask: ["the question people ask most, and the answer"] },
    },
  },
};
