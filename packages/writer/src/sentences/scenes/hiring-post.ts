import type { SceneSentences } from "../sentence-types.ts";

export const hiringPost: SceneSentences = {
  scene: "mkHire",
  sections: {
    Hook: {
      zh: { say: ["{company}招{targetJob}！"] },
      en: { say: ["{company} is hiring: {targetJob}!"] },
    },
    Duties: {
      zh: { ask: ["来了第一周做什么", "每天花时间最多的一件事"] },
      en: { ask: ["what the first week looks like", "what takes most of the day"] },
    },
    "We look for": {
      zh: { ask: ["没有它就做不了的一样本事", "可以来了再学的是什么"] },
      en: { ask: ["the one skill the work needs", "what can be learnt on the job"] },
    },
    "You get": {
      zh: { ask: ["工资多少到多少、怎么发", "几点上下班、怎么休息"], detail: [["工资的数字", /\d|薪|工资|底薪/]] },
      en: { ask: ["the pay, from what to what", "hours and days off"], detail: [["the amount of pay", /\d|pay|salary|wage/i]] },
    },
    Apply: {
      zh: { say: ["欢迎投递简历。"], ask: ["简历发到哪里、几天内回复、找谁问"] },
      en: { say: ["Send us your CV."], ask: ["where to send it, how soon you answer, and whom to ask"] },
    },
  },
};
