import type { SceneSentences } from "../sentence-types.ts";

export const zoio2amuga: SceneSentences = {
  scene: "zoio2amuga",
  sections: {
    Greeting: {
      zh: { say: ["我竞聘的岗位是{job}。"] },
      en: { say: ["I am standing for the post of {job}."] },
    },
    "About me": {
      zh: { open: ["先作自我介绍："], ask: ["现在的岗位、干了几年", "在现岗位上经手的一件大事", "什么时候起想试这个岗位"] },
      en: {
        open: ["Let me introduce myself:"],
        ask: [
          "your present post, and for how long",
          "one large matter you handled in your present post",
          "since when you have wanted this post",
        ],
      },
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
      zh: { say: ["谢谢大家！"], ask: ["没竞上的话，在现岗位上怎么做", "一句愿意被人拿来对照的话", "要谢的人：谁教过你、谁和你一起干过"] },
      en: {
        say: ["Thank you all."],
        ask: [
          "what you will do in your present post if you are not chosen",
          "one line you would be willing to be held to",
          "whom to thank: who taught you, who worked with you",
        ],
      },
    },
  },
};
