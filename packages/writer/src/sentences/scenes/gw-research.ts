import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const gwResearch: SceneSentences = {
  scene: "gwResearch",
  sections: {
    "About the research": {
      zh: { open: ["调研的做法是："], ask: ["什么时候、去了哪里、用什么办法", "问了多少人、收回多少份"], detail: [["时间和人数", /\d/]] },
      en: {
        open: ["How it was done:"],
        ask: ["when, where and by which method", "how many were asked, how many answered"],
        detail: [["the dates and numbers", /\d/i]],
      },
    },
    "Current state": {
      zh: { ask: ["看到的基本情况，用数字说", "做得好的一处", "和上一年比，多了还是少了", "现有的规定和投入"] },
      en: {
        ask: [
          "what was found, in figures",
          "one place where it works well",
          "more or fewer than the year before",
          "the rules and the money there are now",
        ],
      },
    },
    Problems: {
      zh: {
        ask: ["问题一条一件，各举一处实例", "当事人的一句原话", "问题集中在哪一段、哪一类人"],
        detail: [["有多少这样的情况", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: ["one problem a line, each with one case", "one sentence in somebody's own words", "where and among whom the problem lies"],
        detail: [["how many such cases", ANSWER_WORDS.en.figure]],
      },
    },
    Causes: {
      zh: { ask: ["每个问题背后的原因", "哪个是直接的，哪个在背后", "规定没写，还是写了没人管", "别的地方为什么没有这个问题"] },
      en: {
        ask: [
          "the cause behind each problem",
          "which is direct, and which lies behind it",
          "whether there is no rule, or nobody applies it",
          "why other places do not have it",
        ],
      },
    },
    Recommendations: {
      zh: { ask: ["建议一条对一个问题", "由谁办、要花多少", "先做哪一条，多久见效"], detail: [["由谁来办", /由|部门|局|政府|单位|牵头/]] },
      en: {
        ask: ["one recommendation for each problem", "who would do it, and at what cost", "which comes first, and how soon it shows"],
        detail: [["who would do it", /by the|council|office|department|bureau/i]],
      },
    },
  },
};
