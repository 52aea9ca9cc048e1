import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const pitchSpeech: SceneSentences = {
  scene: "pitchSpeech",
  sections: {
    Story: {
      zh: { ask: ["一个真实的客户：谁、在哪、遇到什么", "他试过什么办法，后来怎样", "你为什么在场", "一句他说过的话"] },
      en: {
        ask: [
          "one true customer: who, where, what happened",
          "what they tried, and what came of it",
          "why you were there",
          "something they said",
        ],
      },
    },
    Pain: {
      zh: {
        ask: ["这个麻烦有多常见、花他多少钱", "现在的办法为什么不够好", "有这种麻烦的人在哪里找得到"],
        detail: [["多常见、多少钱", /\d|成|每/]],
      },
      en: {
        ask: [
          "how common the trouble is, and what it costs",
          "why today's way is not good enough",
          "where people with this trouble are found",
        ],
        detail: [["how common it is, or how much it costs", ANSWER_WORDS.en.figure]],
      },
    },
    Solution: {
      zh: { say: ["我们做的是{name}。"], ask: ["三句话讲清怎么用", "用了以后，哪一步不用做了", "现场能看的一个画面"] },
      en: {
        say: ["What we make is {name}."],
        ask: ["how it is used, in three sentences", "which step falls away", "one picture you can show on stage"],
      },
    },
    Traction: {
      zh: { open: ["到今天为止："], ask: ["到今天有多少用户、收入或试点", "哪个数每个月都在变，变了多少"], detail: [["具体的数字", /\d/]] },
      en: {
        open: ["As of today:"],
        ask: ["users, income or trials to date", "which figure moves each month, and by how much"],
        detail: [["the figures", /\d/i]],
      },
    },
    Model: {
      zh: { ask: ["一个客户一年付多少、我们赚多少", "谁付钱，为什么愿意付", "得来一个客户花多少", "现在真的收到的第一笔钱"] },
      en: {
        ask: [
          "what one customer pays a year, and what is left for us",
          "who pays, and why they are willing",
          "what it costs to win a customer",
          "the first money you really received",
        ],
      },
    },
    Team: {
      zh: { open: ["做这件事的人是："], ask: ["为什么是我们：每人一句", "谁在这一行干过、干过几年", "为什么凑在一起"] },
      en: {
        open: ["The people behind it:"],
        ask: ["why us: one sentence each", "who has worked in this trade, and how long", "how you came together"],
      },
    },
    Ask: {
      zh: { say: ["谢谢大家。"], ask: ["要多少钱、做到哪一步", "除了钱，还想要什么"], detail: [["金额", /\d/]] },
      en: {
        say: ["Thank you."],
        ask: ["how much money, and what it gets done", "what you want besides money"],
        detail: [["the amount", /\d/i]],
      },
    },
  },
};
