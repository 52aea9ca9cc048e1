import type { SceneSentences } from "../sentence-types.ts";

export const gradMessage: SceneSentences = {
  scene: "gradMessage",
  sections: {
    "One moment": {
      zh: { ask: ["只有你们两个记得的一件小事", "在哪里、几点、谁先开的口", "那时候以为会怎样", "一样东西：一把伞、一张票、一个绰号"] },
      en: {
        ask: [
          "one small thing only the two of you remember",
          "where, at what hour, and who spoke first",
          "what you thought would happen then",
          "one object: an umbrella, a ticket, a nickname",
        ],
      },
    },
    "What I want to say": {
      zh: { ask: ["一直没说出口的一句", "从{target}身上学来的一样", "要道歉或要谢的一件事", "以后看到什么，会想起来"] },
      en: {
        ask: ["what you never said", "one thing you learned from {target}", "one thing to thank or apologise for", "what will remind you"],
      },
    },
    Wish: {
      zh: { say: ["毕业快乐，常联系。"], ask: ["只适合这个人的一句祝愿", "约好哪天在哪里再见", "提醒对方的一件小事"] },
      en: {
        say: ["Happy graduation. Let us keep in touch."],
        ask: ["a wish that fits only this person", "when and where you will meet again", "one small thing to remind them of"],
      },
    },
  },
};
