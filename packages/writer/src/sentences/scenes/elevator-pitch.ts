import type { SceneSentences } from "../sentence-types.ts";

export const elevatorPitch: SceneSentences = {
  scene: "elevatorPitch",
  fields: { content: ["Proof", "Ask"] },
  sections: {
    Hook: {
      zh: {
        say: ["{name}，一句话：{point}。"],
        ask: ["一个让对方愿意听下去的事实或问题", "对方今天可能就遇到过的一个麻烦", "一个听了会问“为什么”的数"],
      },
      en: {
        say: ["{name} in one line: {point}."],
        ask: ["a fact or a question that makes them listen", "a trouble they may have met today", "a figure that makes people ask why"],
      },
    },
    "Pain and solution": {
      zh: { open: ["这样做，是因为看到了这些："], ask: ["谁遇到什么麻烦、现在怎么凑合", "你们的办法，一句话", "用了以后，他少做哪一步"] },
      en: {
        open: ["This is what we saw, and what we do:"],
        ask: ["who is in trouble, and how they get by now", "your answer to it, in one sentence", "which step falls away for them"],
      },
    },
    Proof: {
      zh: { open: ["到今天为止："], ask: ["已经有多少人在用，或谁付了钱", "换一个人来做，为什么做不成", "哪个数最近变了，变了多少"] },
      en: {
        open: ["So far:"],
        ask: [
          "how many people use it, or who has paid",
          "why somebody else could not do it",
          "which figure has moved lately, and by how much",
        ],
      },
    },
    Ask: {
      zh: {
        say: ["希望能和您再约一次，细说这件事。"],
        ask: ["想请对方做的一件事：见面、试用还是引荐", "怎么联系、什么时候方便", "留给对方的一样东西：名片、样品还是链接"],
      },
      en: {
        say: ["I would like to meet again and tell you more."],
        ask: [
          "the one thing you ask: a meeting, a trial or a name",
          "how to reach you, and when",
          "what you leave behind: a card, a sample or a link",
        ],
      },
    },
  },
};
