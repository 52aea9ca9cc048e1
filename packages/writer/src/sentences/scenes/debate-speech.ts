import type { SceneSentences } from "../sentence-types.ts";

export const debateSpeech: SceneSentences = {
  scene: "debateSpeech",
  fields: { content: ["First argument", "Second argument", "Rebuttal"] },
  sections: {
    "Definition and standard": {
      zh: {
        open: ["先把题目说清楚："],
        say: ["我方的立场是：{side}。"],
        ask: ["最要紧的那个词，我方怎么解释", "怎样比才算公平：看谁的利益、看多长时间", "双方都承认的一点，争的到底是哪一点"],
      },
      en: {
        open: ["First, what the motion is about:"],
        say: ["Our side holds: {side}."],
        ask: [
          "the word it all turns on, and how you read it",
          "a fair test: whose interest, over what time",
          "what both sides accept, and where they part",
        ],
      },
    },
    "First argument": {
      zh: {
        open: ["第一个理由：", "先看第一点。"],
        ask: ["最难被推翻的一个理由，一句话", "支持它的事实或数据，出自哪里", "一个听众身边就有的例子"],
        detail: [["事实或数据出自哪里", /\d|调查|报告|研究|统计|数据|来源/]],
      },
      en: {
        open: ["Our first reason:", "The first point."],
        ask: [
          "the reason hardest to knock down, in one sentence",
          "the fact or figure for it, and where it comes from",
          "an example the audience knows first hand",
        ],
        detail: [["where the fact or figure comes from", /\d|survey|report|study|figures|source/i]],
      },
    },
    "Second argument": {
      zh: {
        open: ["第二个理由：", "再看第二点。"],
        ask: ["换一个角度的理由：换一个人看，或换成长远看", "一个真实的例子：谁、做了什么、结果怎样", "没有它会怎样"],
      },
      en: {
        open: ["Our second reason:", "The second point."],
        ask: [
          "a reason from another side: another person, or the long run",
          "a true example: who did what, and what came of it",
          "what would happen without it",
        ],
      },
    },
    Rebuttal: {
      zh: {
        open: ["有一个质疑要回应：", "对方的这一条，我方这样看："],
        ask: ["对方最有力的一个理由，用对方的话说", "它漏掉了什么：前提、代价，还是另一群人", "我方承认其中哪一点，不承认哪一点"],
      },
      en: {
        open: ["One objection has to be answered:", "To this we have an answer:"],
        ask: [
          "the other side's best reason, in their own words",
          "what it leaves out: a premise, a cost, or other people",
          "which part of it you grant, and which not",
        ],
      },
    },
    Summary: {
      zh: {
        open: ["回到今天的标准："],
        say: ["所以，我方坚持：{side}。", "我的陈词完毕，谢谢各位。"],
        ask: ["听众回家以后只记得一句，是哪一句"],
      },
      en: {
        open: ["To come back to the test:"],
        say: ["This is why we hold: {side}.", "That is our case. Thank you."],
        ask: ["the one sentence the audience should take home"],
      },
    },
  },
};
