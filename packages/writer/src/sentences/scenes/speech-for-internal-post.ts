import type { SceneSentences } from "../sentence-types.ts";

export const zoio2amuga: SceneSentences = {
  scene: "zoio2amuga",
  sections: {
    Greeting: {
      zh: { say: ["我竞聘的岗位是{job}。"] },
      en: { say: ["I am standing for the post of {job}."] },
    },
    "About me": {
      zh: { ask: ["现在的岗位、干了几年"] },
      en: { ask: ["your present post, and for how long"] },
    },
    Strengths: {
      zh: {
        open: ["我的优势："],
        ask: ["做成的一件事，和这个岗位有什么关系", "别人的评价"],
        detail: [["用一件做成的事证明", /\d|获|完成|做过|带/]],
      },
      en: {
        open: ["My strengths:"],
        ask: ["one thing you got done, and how it bears on the post", "what others say"],
        detail: [["one thing done that proves it", /\d|won|led|built|ran/i]],
      },
    },
    Plan: {
      zh: { open: ["如果竞聘成功："], ask: ["头一个月先做什么", "一年以后看什么指标"], detail: [["什么时候见效果", /\d|月|年|季|周/]] },
      en: {
        open: ["If chosen:"],
        ask: ["what comes first in the first month", "the figure to look at after a year"],
        detail: [["when results will show", /\d|month|year|week/i]],
      },
    },
    Closing: {
      zh: { say: ["谢谢大家！"] },
      en: { say: ["Thank you all."] },
    },
  },
};
