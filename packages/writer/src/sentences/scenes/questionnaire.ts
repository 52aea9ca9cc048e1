import type { SceneSentences } from "../sentence-types.ts";

export const questionnaire: SceneSentences = {
  scene: "questionnaire",
  fields: { content: ["Background items", "Behaviour items", "Attitude items"] },
  sections: {
    Introduction: {
      zh: { say: ["这份问卷的主题是{topic}，填写对象是{target}。"], ask: ["谁来做、数据用在哪里、要填几分钟"] },
      en: {
        say: ["This questionnaire is about {topic}; it is for {target}."],
        ask: ["who asks, what the answers are for, and how many minutes it takes"],
      },
    },
    "Background items": {
      zh: { ask: ["分组比较要用到的：性别、年级还是住处", "每题的选项，不重叠、不遗漏", "哪一项可以不问", "怎样筛掉不符合条件的人"] },
      en: {
        ask: [
          "what you need for comparison: gender, year or where they live",
          "the options of each item, without overlap or gap",
          "which item can be left out",
          "how to screen out those it is not for",
        ],
      },
    },
    "Behaviour items": {
      zh: {
        ask: [
          "问次数：多久一次，选项怎么分段",
          "问最近的一次：哪天、在哪里、花了多少",
          "问做法：先做什么、用什么",
          "从没做过的人跳到哪一题",
        ],
      },
      en: {
        ask: [
          "how often, and how the options are cut",
          "the last time: which day, where, what it cost",
          "the way it is done: what first, with what",
          "to which item those who never do it go",
        ],
      },
    },
    "Attitude items": {
      zh: {
        ask: [
          "问原因：最主要的一个，可以另填",
          "问满意：五级量表，正反同向",
          "问取舍：价钱和时间，宁可要哪个",
          "同一个意思不问两遍，除非用来检验",
        ],
      },
      en: {
        ask: [
          "the reason: the main one, with room for another",
          "satisfaction: a scale of five, always in one direction",
          "a choice: price or time, which matters more",
          "nothing asked twice, unless as a check",
        ],
      },
    },
    "Open item and thanks": {
      zh: { say: ["感谢您的填写。"], ask: ["一道开放题：如果能改一处，想改哪里", "想看结果的人怎么联系", "从哪一天到哪一天收，交到哪里"] },
      en: {
        say: ["Thank you for answering."],
        ask: [
          "one open item: if one thing could change, what",
          "how those who want the results reach you",
          "from which day to which it runs, and where to hand it in",
        ],
      },
    },
  },
};
