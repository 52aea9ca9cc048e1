import type { SceneSentences } from "../sentence-types.ts";

export const careerPlan: SceneSentences = {
  scene: "careerPlan",
  sections: {
    "Self-assessment": {
      zh: { say: ["我的专业是{major}。"], ask: ["擅长什么，用一件事证明", "短板是什么"] },
      en: { say: ["My field is {major}."], ask: ["what you are good at, shown by one event", "your weak point"] },
    },
    "Career environment": {
      zh: { ask: ["目标岗位要什么条件，从哪里看来的", "本地有哪些单位在招"] },
      en: { ask: ["what the post requires, and where you read it", "who is hiring nearby"] },
    },
    "Career goals": {
      zh: { say: ["我的发展方向是{fangxiang}。"], ask: ["毕业后第一份工作的样子"] },
      en: { say: ["My direction is {fangxiang}."], ask: ["what your first job would look like"] },
    },
    "Action plan": {
      zh: { ask: ["每学期做什么，一期一条"], detail: [["每一步的时间", /\d|大[一二三四]|学期|年/]] },
      en: { ask: ["what to do each term, one line a term"], detail: [["the time of each step", /\d|year|term/i]] },
    },
    "Review and adjustment": {
      zh: { ask: ["多久检查一次、达不到怎么办"] },
      en: { ask: ["how often you check, and what you do if it is missed"] },
    },
  },
};
