import type { SceneSentences } from "../sentence-types.ts";

export const classPresentationScript: SceneSentences = {
  scene: "classPresent",
  fields: { content: ["Part one", "Part two", "Part three"] },
  sections: {
    "Opening and outline": {
      zh: { say: ["今天我展示的主题是{topic}，时间安排：{timeSpan}。"] },
      en: { say: ["My topic today is {topic}. Time: {timeSpan}."] },
    },
    "Part one": {
      zh: { ask: ["听众还不知道的一个事实", "要先说清楚的一个概念，用一个例子"] },
      en: { ask: ["one fact your listeners do not know yet", "the one term to explain, with an example"] },
    },
    "Part two": {
      zh: { ask: ["你的看法，一句话", "支持它的两个理由"] },
      en: { ask: ["your view in one sentence", "the reasons for it"] },
    },
    "Part three": {
      zh: { ask: ["一个真实的例子：谁、哪年、结果怎样", "例子里的图或数据出自哪里"] },
      en: { ask: ["a true example: who, which year, what came of it", "where its picture or figures come from"] },
    },
    "Wrap-up and question": {
      zh: { say: ["我的展示到这里，请大家提问。"], ask: ["留给同学想的一个问题", "最后只记一句，是哪一句"] },
      en: {
        say: ["That is my talk. I am glad to take questions."],
        ask: ["a question for your classmates to think about", "the one line to remember"],
      },
    },
  },
};
