import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const joinJobReport: SceneSentences = {
  scene: "joinJobReport",
  sections: {
    Overview: {
      zh: {
        say: ["我的岗位是{job}，入职{timeSpan}。"],
        ask: ["哪天入职、在哪个组、谁带我", "来之前做什么，和现在的岗位有什么关系", "一句话：现在能独立做到哪一步"],
      },
      en: {
        say: ["My post is {job}; time with the company so far: {timeSpan}."],
        ask: [
          "the day you joined, your team, and who guides you",
          "what you did before, and how it bears on this post",
          "in one sentence: what you can already do alone",
        ],
      },
    },
    Onboarding: {
      zh: { ask: ["先弄懂的一条业务，从头到尾怎么走", "学会的工具或系统，用它做了什么", "和来之前想的不一样的一点", "还没摸清的一块"] },
      en: {
        ask: [
          "the first process you learned, from end to end",
          "the tools you learned, and what you used them for",
          "what turned out different from what you expected",
          "the part you do not know yet",
        ],
      },
    },
    "Work done": {
      zh: {
        ask: ["独立做完的一件，结果怎样", "和别人一起做的，你做的是哪一块", "返工过的一次，因为什么"],
        detail: [["做了多少、用了多少时间", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "one thing you finished alone, and how it turned out",
          "what you did with others, and your own part",
          "one thing you had to do again, and why",
        ],
        detail: [["how many, or how much time it took", ANSWER_WORDS.en.figure]],
      },
    },
    Questions: {
      zh: { ask: ["到现在还没想明白的一件事", "新人才看得出来的一处不顺", "给带教或流程的一条建议", "想多得到谁的帮助"] },
      en: {
        ask: [
          "one thing that is still unclear",
          "something only a newcomer would notice",
          "one suggestion on how newcomers are guided",
          "whose help you would like more of",
        ],
      },
    },
    "Next steps": {
      zh: {
        ask: ["下个月能独立接下来的一件事", "要补的一样本事，跟谁学", "希望试用期结束时做到什么"],
        detail: [["到什么时候", ANSWER_WORDS.zh.when]],
      },
      en: {
        ask: [
          "one thing you can take over alone next month",
          "a skill to add, and whom to learn it from",
          "what you want to have reached by the end of probation",
        ],
        detail: [["by when", ANSWER_WORDS.en.when]],
      },
    },
  },
};
