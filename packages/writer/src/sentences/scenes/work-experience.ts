import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const workExperience: SceneSentences = {
  scene: "workExperience",
  sections: {
    Background: {
      zh: {
        say: ["说的是做{job}时的一点经验：{topic0}。"],
        ask: ["什么时候、在什么条件下做的", "原来的做法，为什么不行", "做了多久，试过几轮"],
      },
      en: {
        say: ["What follows comes from my work as {job}: {topic}."],
        ask: ["when, and under what conditions", "the way it was done before, and why it failed", "for how long, and in how many rounds"],
      },
    },
    "Method one": {
      zh: {
        ask: ["做法一句话，照着能做", "第一次用是在哪件事上，结果怎样", "省在哪里：时间、返工还是口舌"],
        detail: [["前后差多少", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "the method in a sentence one could follow",
          "where it was first used, and what came of it",
          "what it saves: time, rework or talk",
        ],
        detail: [["how much it changed", ANSWER_WORDS.en.figure]],
      },
    },
    "Method two": {
      zh: {
        ask: ["这一条管的是哪一步，和上一条怎么接", "一个真实的例子：谁、哪次、怎么做的", "少了它会怎样"],
        detail: [["前后差多少", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: ["which step this is for, and how it joins the first", "a true case: who, which time, how", "what happens without it"],
        detail: [["how much it changed", ANSWER_WORDS.en.figure]],
      },
    },
    "Method three": {
      zh: {
        ask: ["最不起眼、但离不了的一步", "用的表、模板或一句话，直接给出来", "同事照着做，走样在哪里"],
        detail: [["前后差多少", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "the smallest step that one cannot do without",
          "the sheet, template or phrase itself",
          "where colleagues go wrong when they copy it",
        ],
        detail: [["how much it changed", ANSWER_WORDS.en.figure]],
      },
    },
    "When to use": {
      zh: { ask: ["什么情况下管用", "什么情况下别用，用了会怎样", "新手最容易漏的一步", "还没想通的一处"] },
      en: {
        ask: [
          "where it works",
          "where it should not be used, and what would follow",
          "the step a beginner leaves out",
          "what you have not worked out yet",
        ],
      },
    },
  },
};
