import type { SceneSentences } from "../sentence-types.ts";

export const svLive: SceneSentences = {
  scene: "svLive",
  sections: {
    "Warm-up": {
      zh: {
        say: ["欢迎来到直播间，今天讲{name}。"],
        ask: ["今天讲几样、到几点、中间有什么", "请进来的人在公屏上打什么字", "为什么是今天播"],
      },
      en: {
        say: ["Welcome, everybody. Today it is all about {name}."],
        ask: ["how many items, until when, and what happens in between", "what those who come in should type", "why today"],
      },
    },
    Pain: {
      zh: { ask: ["顾客用别的东西时的一个麻烦", "一个顾客留过的原话", "现场问观众的一个问题", "麻烦出在东西上，还是用法上"] },
      en: {
        ask: [
          "one trouble people have with what they use now",
          "a customer's own words",
          "a question for those watching",
          "whether the fault lies in the thing or in its use",
        ],
      },
    },
    Points: {
      zh: { say: ["{point}。"], ask: ["每个卖点怎么当场验证", "最先讲哪一点，为什么", "和常见的同类差在哪里，当场比"] },
      en: {
        say: ["{point}."],
        ask: [
          "how each point can be checked on camera",
          "which point comes first, and why",
          "how it differs from the usual kind, shown on camera",
        ],
      },
    },
    Demo: {
      zh: {
        ask: ["演示一：手上做什么、镜头看哪里", "演示里最容易失手的一步，失手了怎么说", "观众看得清的一个对比", "由谁来试，试完说什么"],
      },
      en: {
        ask: [
          "first demo: what the hands do, where the camera looks",
          "the step that may fail on camera, and what to say then",
          "a comparison viewers can see",
          "who tries it, and what they say",
        ],
      },
    },
    Offer: {
      zh: {
        say: ["今天的优惠：{offer}。"],
        ask: ["怎么下单、截止到几点", "优惠的条件，一次说清：几件、几点、怎么退"],
        detail: [["截止到几点", /\d|点|今晚/]],
      },
      en: {
        say: ["Today's offer: {offer}."],
        ask: ["how to order, and until when", "the terms in one go: how many, until what time, how to return it"],
        detail: [["until when", /\d|tonight|until/i]],
      },
    },
    "Q and A": {
      zh: { ask: ["问得最多的一个问题和回答", "尺码、保质期或发货时间，怎么答", "什么人不适合买，直说", "答不上来的问题，怎么记下来回复"] },
      en: {
        ask: [
          "the question people ask most, and the answer",
          "size, shelf life or delivery time, and the answer",
          "who should not buy it, said openly",
          "how a question without an answer is noted and answered later",
        ],
      },
    },
  },
};
