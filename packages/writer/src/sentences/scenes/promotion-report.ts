import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const promotionReport: SceneSentences = {
  scene: "promotionReport",
  sections: {
    Profile: {
      zh: {
        say: ["我现任{job}，申请晋升{targetJob}。"],
        ask: ["入职几年、做过哪些岗位", "现在带几个人、管哪一块", "上一次晋升是什么时候"],
      },
      en: {
        say: ["I am {job} and apply to become {targetJob}."],
        ask: ["how many years, and in which posts", "how many people you lead, and what you run", "when you were last promoted"],
      },
    },
    "Key results": {
      zh: {
        ask: ["最能说明够格的一项业绩，前后各是多少", "其中哪一步是你定的", "一件不在职责里、但做成了的事"],
        detail: [["业绩的数字", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "the result that proves it best: before and after",
          "the step in it that was your decision",
          "one thing outside your duties that you got done",
        ],
        detail: [["the figures of these results", ANSWER_WORDS.en.figure]],
      },
    },
    Evidence: {
      zh: {
        ask: ["目标岗位要的一项能力，你在哪件事上用过", "一次难决定：当时有哪几条路，为什么选这条", "一次失手，后来怎么补", "谁可以作证"],
      },
      en: {
        ask: [
          "an ability the new post needs, and where you used it",
          "a hard decision: the options, and why this one",
          "one failure, and how it was mended",
          "who can confirm it",
        ],
      },
    },
    "Team impact": {
      zh: { ask: ["带出来的一个人，他现在能做什么", "留给团队的一个办法或工具", "跨部门推成的一件事", "同事最常找你问什么"] },
      en: {
        ask: [
          "somebody you brought on, and what they can do now",
          "a method or tool you left the team",
          "one thing you got done across departments",
          "what colleagues come to you for",
        ],
      },
    },
    Plan: {
      zh: {
        ask: ["到了新岗位，头三个月先做什么", "现在的工作交给谁", "新岗位上最没把握的一块，怎么补"],
        detail: [["什么时候见结果", ANSWER_WORDS.zh.when]],
      },
      en: {
        ask: [
          "what comes first in the opening months",
          "who takes over your present work",
          "what you are least sure of in the new post, and how you will learn it",
        ],
        detail: [["by when it will show", ANSWER_WORDS.en.when]],
      },
    },
  },
};
