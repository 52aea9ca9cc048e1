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
      zh: { ask: ["看到的基本情况，用数字说", "做得好的一处"] },
      en: { ask: ["what was found, in figures", "one place where it works well"] },
    },
    Problems: {
      zh: { ask: ["问题一条一件，各举一处实例", "当事人的一句原话"] },
      en: { ask: ["one problem a line, each with one case", "one sentence in somebody's own words"] },
    },
    Causes: {
      zh: { ask: ["每个问题背后的原因"] },
      en: { ask: ["the cause behind each problem"] },
    },
    Recommendations: {
      zh: { ask: ["建议一条对一个问题", "由谁办、要花多少"], detail: [["由谁来办", /由|部门|局|政府|单位|牵头/]] },
      en: {
        ask: ["one recommendation for each problem", "who would do it, and at what cost"],
        detail: [["who would do it", /by the|council|office|department|bureau/i]],
      },
    },
  },
};
