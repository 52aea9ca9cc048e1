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
      zh: { ask: ["听众还不知道的一个事实", "要先说清楚的一个概念，用一个例子", "这个说法出自哪里", "一张图或一个数，放在第几页"] },
      en: {
        ask: [
          "one fact your listeners do not know yet",
          "the one term to explain, with an example",
          "where this comes from",
          "one picture or figure, and on which slide",
        ],
      },
    },
    "Part two": {
      zh: { ask: ["你的看法，一句话", "支持它的两个理由", "反对的说法是什么，你怎么答", "和上一部分怎么接"] },
      en: { ask: ["your view in one sentence", "the reasons for it", "the opposite view, and your answer", "how it joins the first part"] },
    },
    "Part three": {
      zh: { ask: ["一个真实的例子：谁、哪年、结果怎样", "例子里的图或数据出自哪里", "例子里哪一点说明你的看法", "没讲到、可以自己去看的"] },
      en: {
        ask: [
          "a true example: who, which year, what came of it",
          "where its picture or figures come from",
          "what in the example bears out your view",
          "what you leave out, and where to read it",
        ],
      },
    },
    "Wrap-up and question": {
      zh: { say: ["我的展示到这里，请大家提问。"], ask: ["留给同学想的一个问题", "最后只记一句，是哪一句", "老师可能问的一个问题"] },
      en: {
        say: ["That is my talk. I am glad to take questions."],
        ask: ["a question for your classmates to think about", "the one line to remember", "a question the teacher may ask"],
      },
    },
  },
};
