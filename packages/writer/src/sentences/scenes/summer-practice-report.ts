import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const summerPracticeReport: SceneSentences = {
  scene: "summerPracticeReport",
  sections: {
    "Background and aims": {
      zh: { ask: ["为什么去这个地方、查这件事", "出发前想弄清的问题，写成问句", "谁组织的、依据哪个项目", "事先查到的数字或说法"] },
      en: {
        ask: [
          "why this place, and this question",
          "what you wanted to find out, as a question",
          "who organised it, and under which programme",
          "the figures or claims you knew beforehand",
        ],
      },
    },
    "Time, place and method": {
      zh: {
        ask: ["哪几天、去了哪几处", "问卷、访谈还是跟着做，各多少份", "怎么挑的人，可能漏了谁"],
        detail: [["人数和份数是多少", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "which days, and which places",
          "survey, interviews or taking part, and how many of each",
          "how people were chosen, and who may be missing",
        ],
        detail: [["how many people and answers", ANSWER_WORDS.en.figure]],
      },
    },
    Process: {
      zh: {
        ask: ["按天写，一天一条，写做了什么", "分几组，每组做哪一块", "中途改过的安排，因为什么"],
        detail: [["每件事在什么时候", ANSWER_WORDS.zh.when]],
      },
      en: {
        ask: ["day by day, one line each", "the groups, and what each did", "what was changed on the way, and why"],
        detail: [["when each took place", ANSWER_WORDS.en.when]],
      },
    },
    Findings: {
      zh: {
        ask: ["最重要的一条发现，用数字说", "一个能说明它的人或一家店", "和出发前想的不一样的一点"],
        detail: [["数字和它的出处", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: ["the main finding, as a figure", "one person or shop that shows it", "what differed from what you expected"],
        detail: [["the figures and their source", ANSWER_WORDS.en.figure]],
      },
    },
    Suggestions: {
      zh: {
        ask: ["一条发现对一条建议，写给谁看", "花多少、谁来做得到", "当地人已经试过的办法"],
        detail: [["由谁来做", ANSWER_WORDS.zh.who]],
      },
      en: {
        ask: ["one suggestion for each finding, and for whom", "what it costs, and who could do it", "what people there have tried"],
        detail: [["who would do it", ANSWER_WORDS.en.who]],
      },
    },
    Conclusion: {
      zh: { ask: ["一句话回答出发前的问题", "这次没查清的一点", "调查的不足：时间、人数还是方法", "下一队可以接着做什么"] },
      en: {
        ask: [
          "the answer to your question, in one sentence",
          "what remains unclear",
          "what was lacking: time, people or method",
          "what the next team could take up",
        ],
      },
    },
  },
};
