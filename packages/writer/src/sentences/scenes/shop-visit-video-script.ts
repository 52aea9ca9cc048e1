import type { SceneSentences } from "../sentence-types.ts";

export const shopVisitVideoScript: SceneSentences = {
  scene: "svLocal",
  fields: { tiyan: ["Signature", "Place and people", "Verdict"] },
  sections: {
    Arrive: {
      zh: { say: ["今天来的是{name}。"], ask: ["从哪里走过来，门口是什么样"] },
      en: { say: ["Today I am at {name}."], ask: ["which way you came, and what the door looks like"] },
    },
    "Place and people": {
      zh: { ask: ["店里有几张桌、坐着什么人", "老板说的一句话"] },
      en: { ask: ["how many tables, and who sits there", "something the owner said"] },
    },
    Signature: {
      zh: { ask: ["招牌是哪一样，切开或夹起来什么样", "第一口是什么味道"] },
      en: { ask: ["which dish, and how it looks when cut", "the first bite"] },
    },
    Verdict: {
      zh: { ask: ["一处满意、一处不满意，说实话"] },
      en: { ask: ["one thing that is good and one that is not, honestly"] },
    },
    "Getting there": {
      zh: { say: ["团购信息：{offer}。"], ask: ["怎么走、几点人少、要不要排队"] },
      en: { say: ["The deal: {offer}."], ask: ["how to get there, and when it is quiet"] },
    },
  },
};
