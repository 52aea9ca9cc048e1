import type { SceneSentences } from "../sentence-types.ts";

export const speechOfThanks: SceneSentences = {
  scene: "yfzcecdfnu",
  fields: { reason: ["What we gained"] },
  sections: {
    "Greeting and thanks": {
      zh: { say: ["感谢{target}。"], ask: ["特别要谢的人，和他做的一件事"] },
      en: { say: ["Our thanks go to {target}."], ask: ["whom to thank by name, and for one thing they did"] },
    },
    "What we gained": {
      zh: {
        open: ["几件事，我们记在心里："],
        ask: ["哪一个场面印象最深：谁、在哪、说了什么", "带回去的一样东西：一个办法、一份材料或一句话"],
      },
      en: {
        open: ["A few things stay with us:"],
        ask: ["the moment you will remember: who, where, what was said", "one thing to take home: a method, a paper or a remark"],
      },
    },
    Cooperation: {
      zh: { ask: ["接下来想一起做的一件事", "想请对方到自己这里来看什么"] },
      en: { ask: ["one thing you would like to do together next", "what you would like to show them at your place"] },
    },
    Wishes: {
      zh: { say: ["再次感谢{target}，祝各位一切顺利。"], ask: ["只送给对方的一句祝福"] },
      en: { say: ["Thank you once more, and all the best to {target}."], ask: ["a wish that fits only them"] },
    },
  },
};
