import type { SceneSentences } from "../sentence-types.ts";

export const impromptuRemarks: SceneSentences = {
  scene: "vqvjzpcoli",
  sections: {
    "Thanks and topic": {
      zh: { say: ["在{scene}，谢谢大家让我说几句。"] },
      en: { say: ["Thank you for letting me say a few words at {scene}."] },
    },
    "One point": {
      zh: { say: ["我只想说一点：{point}。"], ask: ["为什么偏偏想说这一点"] },
      en: { say: ["I have one thing to say: {point}."], ask: ["why it is this that you want to say"] },
    },
    "One example": {
      zh: { open: ["说一件小事："], ask: ["一件小事：那天谁在、发生了什么"] },
      en: { open: ["A small thing that happened:"], ask: ["one small thing: who was there that day, and what happened"] },
    },
    Wish: {
      zh: { say: ["就说到这里，谢谢大家。"], ask: ["对今天在场的人说的一句话"] },
      en: { say: ["I will stop here. Thank you."], ask: ["a line to those who are here today"] },
    },
  },
};
