import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const startupPlan: SceneSentences = {
  scene: "startupPlan",
  sections: {
    Summary: {
      zh: { say: ["{name}面向{target}。"], ask: ["一句话：替谁解决什么事", "做到哪一步了，有没有第一个客户", "为什么由学生来做"] },
      en: {
        say: ["{name} is for {target}."],
        ask: [
          "in one sentence: for whom, and what it solves",
          "how far it is, and whether there is a first customer",
          "why students are the ones to do it",
        ],
      },
    },
    "Market and users": {
      zh: {
        ask: ["在校内外问过多少人，怎么说", "他们现在怎么办、花多少钱", "先做哪一所学校、哪一栋楼"],
        detail: [["用户有多少", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "how many people you asked, and what they said",
          "how they manage now, and what it costs them",
          "which campus or building comes first",
        ],
        detail: [["how many users", ANSWER_WORDS.en.figure]],
      },
    },
    Product: {
      zh: { ask: ["用户从知道到用完，一步一行", "第一版只做哪一样", "和现成的比，好在哪里", "用户试过以后的一句话"] },
      en: {
        ask: [
          "from hearing of it to being done, one step a line",
          "the one thing the first version does",
          "where it is better than what exists",
          "what a user said after trying it",
        ],
      },
    },
    "Operation and promotion": {
      zh: {
        ask: ["前一百个用户从哪里来", "上课和考试周谁来管", "一个月要做几次、在哪里做推广"],
        detail: [["由谁来做", ANSWER_WORDS.zh.who]],
      },
      en: {
        ask: ["where the first users come from", "who runs it during classes and exams", "how often and where you promote it"],
        detail: [["who does it", ANSWER_WORDS.en.who]],
      },
    },
    Team: {
      zh: { ask: ["每人一行：管什么、每周几小时", "指导老师帮了什么", "毕业了谁接"], detail: [["谁负责什么", ANSWER_WORDS.zh.who]] },
      en: {
        ask: ["one line each: what they run, and how many hours a week", "what your tutor helps with", "who takes over after graduation"],
        detail: [["who is in charge of what", ANSWER_WORDS.en.who]],
      },
    },
    Money: {
      zh: {
        ask: ["启动要多少，一项一行", "一单收多少、花多少、剩多少", "钱从哪里来：自己、学校还是比赛"],
        detail: [["金额和算法", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "what it takes to start, one item a line",
          "what one sale brings, costs and leaves",
          "where the money comes from: you, the school or a contest",
        ],
        detail: [["the amounts, and how much each is", ANSWER_WORDS.en.figure]],
      },
    },
    Risks: {
      zh: { ask: ["最可能停下来的原因", "要不要执照、许可或保险", "同学退出了怎么办", "亏到多少就停"] },
      en: {
        ask: [
          "what is most likely to stop it",
          "whether it needs a licence, a permit or insurance",
          "what happens if a member leaves",
          "the loss at which you stop",
        ],
      },
    },
  },
};
