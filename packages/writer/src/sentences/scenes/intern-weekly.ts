import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const internWeekly: SceneSentences = {
  scene: "internWeekly",
  sections: {
    "Week at a glance": {
      zh: {
        say: ["这是我在{company}实习的第{week}周，岗位是{job}。"],
        ask: ["这周最主要的一件事", "来了几天、跟着谁", "和上周相比，多了什么新任务"],
      },
      en: {
        say: ["This is week {week} of my internship with {company}, as {job}."],
        ask: ["the main thing of this week", "how many days, and with whom", "what was new beside last week"],
      },
    },
    Tasks: {
      zh: {
        ask: ["一天一条：做了什么、交给谁", "第一次独立做的一步", "看别人做、自己还没上手的"],
        detail: [["做了多少", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: ["one line a day: what you did, and for whom", "the first step you did alone", "what you watched and have not done yourself"],
        detail: [["how many", ANSWER_WORDS.en.figure]],
      },
    },
    "Problems and fixes": {
      zh: { ask: ["卡住的一处，先自己怎么试的", "问了谁，他怎么讲的", "返工的原因", "还没解决的，准备怎么办"] },
      en: {
        ask: [
          "where you got stuck, and what you tried first",
          "whom you asked, and what they said",
          "why something had to be done again",
          "what is still open, and what you will do",
        ],
      },
    },
    Learning: {
      zh: { ask: ["这周才知道的一个规矩或一个词", "课上讲过、这里不一样的一点", "带教改了你的哪一处", "下次可以做得更快的一步"] },
      en: {
        ask: [
          "a rule or a word you learned this week",
          "what differs here from what was taught",
          "what your guide corrected",
          "a step you could do faster next time",
        ],
      },
    },
    "Next week": {
      zh: { ask: ["下周要接的任务", "要提前准备的资料", "想请教的一个问题"], detail: [["哪天交", ANSWER_WORDS.zh.when]] },
      en: {
        ask: ["the task you will take on", "what to prepare", "a question you want to ask"],
        detail: [["when it is due", ANSWER_WORDS.en.when]],
      },
    },
  },
};
