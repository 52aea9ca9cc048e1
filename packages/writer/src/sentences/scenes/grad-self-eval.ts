import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const gradSelfEval: SceneSentences = {
  scene: "gradSelfEval",
  sections: {
    Overall: {
      zh: { say: ["我就读于{major}专业。"], ask: ["一句话：这几年最主要的变化", "当过什么、拿过什么，只列两样", "老师或同学的一句评语"] },
      en: {
        say: ["I studied {major}."],
        ask: [
          "in one sentence: the main change of these years",
          "posts and awards, two at most",
          "one remark by a teacher or a fellow student",
        ],
      },
    },
    Conduct: {
      zh: {
        ask: ["一件看得出为人的事：谁、哪天、做了什么", "参加过的集体活动，做的是哪一块", "守住过的一条规矩", "献血、志愿或帮扶，多少次"],
      },
      en: {
        ask: [
          "one deed that shows what you are like: who, when, what",
          "group work you took part in, and your own part",
          "a rule you kept when it was hard",
          "blood donated, voluntary work, help given: how many times",
        ],
      },
    },
    Study: {
      zh: {
        ask: ["绩点、排名、证书", "最拿手的一门课，用它做过什么", "毕业设计或论文做的是什么"],
        detail: [["成绩和排名是多少", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: ["average, rank, certificates", "your best course, and what you made with it", "what your final project was about"],
        detail: [["the figures: marks and rank", ANSWER_WORDS.en.figure]],
      },
    },
    "Work and practice": {
      zh: {
        ask: ["实习在哪里、多久、独立做成什么", "当过的职务，办成的一件事", "带过的队伍有多少人"],
        detail: [["多长时间、多少人", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "where you interned, how long, and what you did alone",
          "a post you held, and one thing you got done",
          "how many people you led",
        ],
        detail: [["how long, and how many people", ANSWER_WORDS.en.figure]],
      },
    },
    Life: {
      zh: { ask: ["一个坚持了几年的习惯", "体测、体育或一项爱好", "压力大的时候怎么调整", "和室友相处的一件事"] },
      en: {
        ask: ["a habit kept for years", "fitness, sport or a hobby", "how you deal with pressure", "one thing about living with others"],
      },
    },
    "Gaps and direction": {
      zh: { ask: ["最明显的一个短处，误过哪件事", "已经在改的一步", "工作以后先补什么", "五年里想做成的一件事"] },
      en: {
        ask: [
          "the clearest weakness, and what it cost you",
          "the step already taken",
          "what you will make up first at work",
          "one thing to get done in five years",
        ],
      },
    },
  },
};
