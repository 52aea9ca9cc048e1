import type { SceneSentences } from "../sentence-types.ts";

export const svVoice: SceneSentences = {
  scene: "svVoice",
  sections: {
    "Opening point": {
      zh: { say: ["今天说一个看法：{point}。"] },
      en: { say: ["Today, one opinion: {point}."] },
    },
    Why: {
      zh: { ask: ["你这么看的理由，用大白话", "反过来想，为什么不是那样"] },
      en: { ask: ["your reason, in everyday words", "why it is not the other way round"] },
    },
    Example: {
      zh: { ask: ["发生在你身上或身边的一件事"] },
      en: { ask: ["one thing that happened to you or near you"] },
    },
    Action: {
      zh: { ask: ["听完可以马上做的一步"] },
      en: { ask: ["one step the listener can take at once"] },
    },
    Closing: {
      zh: { say: ["你同意吗？评论区聊。"] },
      en: { say: ["Do you agree? Tell me in the comments."] },
    },
  },
};
