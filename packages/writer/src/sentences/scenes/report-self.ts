import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const reportSelf: SceneSentences = {
  scene: "reportSelf",
  sections: {
    Role: {
      zh: {
        say: ["{timeSpan}，我的岗位是{job}。"],
        ask: ["岗位管哪几块、对哪几个数负责", "向谁汇报，带不带人、带几个", "任期里职责有过的变化"],
      },
      en: {
        say: ["My post ({timeSpan}): {job}."],
        ask: [
          "what the post covers, and the figures it answers for",
          "to whom you report, and whether you lead anybody",
          "how the duties changed during the period",
        ],
      },
    },
    Results: {
      zh: {
        ask: ["最要紧的一项业绩：目标、实际、差额", "自己定的主意起了作用的一处", "做了但没见效的一件事"],
        detail: [["业绩的数字和口径", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "the main result: goal, outcome, difference",
          "one place where a decision of yours made the difference",
          "one piece of work that brought nothing",
        ],
        detail: [["the figures behind it", ANSWER_WORDS.en.figure]],
      },
    },
    Capability: {
      zh: {
        ask: [
          "遇到的一次难处，当时怎么判断、怎么定的",
          "和同事或别的部门配合的一件事",
          "别人提过的一条意见，后来改了没有",
          "任期里补上的一项本事",
        ],
      },
      en: {
        ask: [
          "one hard case: how you judged it and what you decided",
          "one thing you did with colleagues or another department",
          "a comment others made, and whether you acted on it",
          "one skill you added during the period",
        ],
      },
    },
    Gaps: {
      zh: { ask: ["没做到的一件事，和要求差多少", "原因里哪一半在自己", "下属或同事会怎么说这个不足", "眼下已经在改的一步"] },
      en: {
        ask: [
          "one thing that fell short, and by how much",
          "which part of the cause lies with you",
          "how your team would put it",
          "the step already taken to mend it",
        ],
      },
    },
    Goals: {
      zh: {
        ask: ["下阶段最要紧的一个目标，写成数字", "为它先动的一步", "要上级拿主意的一件事"],
        detail: [["到什么时候做到", ANSWER_WORDS.zh.when]],
      },
      en: {
        ask: ["the main goal of the next period, as a figure", "the first step towards it", "one thing your superiors have to decide"],
        detail: [["by when", ANSWER_WORDS.en.when]],
      },
    },
  },
};
