import type { SceneSentences } from "../sentence-types.ts";

export const inauguralSpeech: SceneSentences = {
  scene: "gznhbcylcv",
  fields: { content: ["Ideas"] },
  sections: {
    Thanks: {
      zh: {
        say: ["我将担任{job}，谢谢各位的信任。"],
        ask: ["谢谢谁：前任、推荐的人，还是一起干过的人", "一件让你愿意接这个岗位的事", "对前任说的一句话"],
      },
      en: {
        say: ["I take up the post of {job}. Thank you for your trust."],
        ask: [
          "whom to thank: who held the post before, who put you forward",
          "what made you willing to take the post",
          "a line to your predecessor",
        ],
      },
    },
    "View of the post": {
      zh: {
        open: ["说说我怎么看这个岗位："],
        ask: ["这个岗位管的是什么，谁靠它做事", "眼下最要紧的一个难处", "前面的人留下了什么，要接着做"],
      },
      en: {
        open: ["How I see this post:"],
        ask: [
          "what the post answers for, and who depends on it",
          "the hardest thing about it now",
          "what others have left you to carry on",
        ],
      },
    },
    Ideas: {
      zh: {
        open: ["下面说工作的思路。"],
        ask: ["头三个月先做哪一件", "每件事由谁看、看什么数", "哪些事照旧不动"],
        detail: [["到什么时候看到结果", /\d|月|季|年|周|先|第一/]],
      },
      en: {
        open: ["Here is how I mean to work."],
        ask: ["what comes first in the opening months", "who looks at each thing, and at which figure", "what stays as it is"],
        detail: [["when the result will show", /\d|month|quarter|year|week|first/i]],
      },
    },
    Promise: {
      zh: { say: ["请大家监督，也请大家帮我。", "谢谢大家。"], ask: ["一句你愿意被人记住、拿来对照的话", "同事可以怎么找到你"] },
      en: {
        say: ["Please watch what I do, and help me do it.", "Thank you."],
        ask: ["one line you would be willing to be held to", "how colleagues can reach you"],
      },
    },
  },
};
