import type { SceneSentences } from "../sentence-types.ts";

export const speechOfThanks: SceneSentences = {
  scene: "yfzcecdfnu",
  fields: { reason: ["What we gained"] },
  sections: {
    "Greeting and thanks": {
      zh: { say: ["感谢{target}。"], ask: ["特别要谢的人，和他做的一件事", "替谁来谢：几个人、从哪里来", "一个不在场、也要谢的人"] },
      en: {
        say: ["Our thanks go to {target}."],
        ask: [
          "whom to thank by name, and for one thing they did",
          "for whom you speak: how many, and from where",
          "somebody absent who is to be thanked",
        ],
      },
    },
    "What we gained": {
      zh: {
        open: ["几件事，我们记在心里："],
        ask: ["哪一个场面印象最深：谁、在哪、说了什么", "带回去的一样东西：一个办法、一份材料或一句话", "出发前没想到的一点"],
      },
      en: {
        open: ["A few things stay with us:"],
        ask: [
          "the moment you will remember: who, where, what was said",
          "one thing to take home: a method, a paper or a remark",
          "one thing you had not expected",
        ],
      },
    },
    Cooperation: {
      zh: { ask: ["接下来想一起做的一件事", "想请对方到自己这里来看什么", "回去以后先落下来的一步", "由谁保持联系"] },
      en: {
        ask: [
          "one thing you would like to do together next",
          "what you would like to show them at your place",
          "the first step after you are back",
          "who keeps in touch",
        ],
      },
    },
    Wishes: {
      zh: { say: ["再次感谢{target}，祝各位一切顺利。"], ask: ["只送给对方的一句祝福", "约好下次见面的时间和地方", "用对方的一句话作结"] },
      en: {
        say: ["Thank you once more, and all the best to {target}."],
        ask: ["a wish that fits only them", "when and where you will meet again", "end with something they said"],
      },
    },
  },
};
