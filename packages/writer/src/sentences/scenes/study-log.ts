import type { SceneSentences } from "../sentence-types.ts";

export const studyLog: SceneSentences = {
  scene: "rbStudy",
  fields: { tiyan: ["Content", "Methods"] },
  sections: {
    Plan: {
      zh: { say: ["目标：{topic0}。"], ask: ["今天几点到几点、学哪几页", "还剩多少天、多少内容"] },
      en: { say: ["The goal: {topic}."], ask: ["from when to when today, and which pages", "how many days and pages are left"] },
    },
    Content: {
      zh: { ask: ["今天弄懂的一个点，用自己的话写", "错了的题，错在哪里"] },
      en: { ask: ["one point you now understand, in your own words", "what you got wrong, and where"] },
    },
    Methods: {
      zh: { ask: ["一个管用的做法：怎么做、用多久", "试过没用的一种办法"] },
      en: { ask: ["one method that works: how, and for how long", "one that did not work"] },
    },
    Reflection: {
      zh: { say: ["今天的打卡就到这里。"], ask: ["明天先做哪一件", "对自己说的一句话"] },
      en: { say: ["That is today's log."], ask: ["what comes first tomorrow", "a line to yourself"] },
    },
  },
};
