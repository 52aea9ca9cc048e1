import type { SceneSentences } from "../sentence-types.ts";

export const impromptuRemarks: SceneSentences = {
  scene: "vqvjzpcoli",
  sections: {
    "Thanks and topic": {
      zh: { say: ["在{scene}，谢谢大家让我说几句。"] },
      en: { say: ["Thank you for letting me say a few words at {scene}."] },
    },
    "One point": {
      zh: { say: ["我只想说一点：{point}。"], ask: ["为什么偏偏想说这一点", "刚才谁说的哪句话让你想说", "一句别人带得走的话"] },
      en: {
        say: ["I have one thing to say: {point}."],
        ask: ["why it is this that you want to say", "what somebody just said that made you speak", "a line people can take with them"],
      },
    },
    "One example": {
      zh: { open: ["说一件小事："], ask: ["一件小事：那天谁在、发生了什么", "那件事后来怎样了", "和今天的场合哪里相像"] },
      en: {
        open: ["A small thing that happened:"],
        ask: ["one small thing: who was there that day, and what happened", "what came of it", "how it is like today"],
      },
    },
    Wish: {
      zh: { say: ["就说到这里，谢谢大家。"], ask: ["对今天在场的人说的一句话", "今天的主人，谢他一件事", "下次见面想听到什么"] },
      en: {
        say: ["I will stop here. Thank you."],
        ask: ["a line to those who are here today", "one thing to thank your host for", "what you hope to hear next time"],
      },
    },
  },
};
