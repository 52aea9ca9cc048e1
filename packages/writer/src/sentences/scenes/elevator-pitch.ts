import type { SceneSentences } from "../sentence-types.ts";

export const elevatorPitch: SceneSentences = {
  scene: "elevatorPitch",
  sections: {
    Hook: {
      zh: { ask: ["一个让对方愿意听下去的事实或问题"] },
      en: { ask: ["a fact or a question that makes them listen"] },
    },
    "Pain and solution": {
      zh: { say: ["说到{name}，只讲一点：{point}。"], ask: ["谁遇到什么麻烦、现在怎么凑合", "你们的办法，一句话"] },
      en: {
        say: ["About {name}, one thing: {point}."],
        ask: ["who is in trouble, and how they get by now", "your answer to it, in one sentence"],
      },
    },
    Proof: {
      zh: { ask: ["已经有多少人在用，或谁付了钱", "换一个人来做，为什么做不成"] },
      en: { ask: ["how many people use it, or who has paid", "why somebody else could not do it"] },
    },
    Ask: {
      zh: { say: ["希望能和您再约一次。"], ask: ["想请{target}做的一件事：见面、试用还是引荐", "怎么联系、什么时候方便"] },
      en: {
        say: ["I would like to meet you again."],
        ask: ["the one thing you ask of {target}: a meeting, a trial, a name", "how to reach you, and when"],
      },
    },
  },
};
