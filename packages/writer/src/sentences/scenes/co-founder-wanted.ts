import type { SceneSentences } from "../sentence-types.ts";

export const coFounderWanted: SceneSentences = {
  scene: "coFounder",
  fields: { content: ["Why", "What we offer"] },
  sections: {
    "One line": {
      zh: { say: ["{name}在找一位{targetJob}。"] },
      en: { say: ["{name} is looking for a co-founder: {targetJob}."] },
    },
    Why: {
      zh: { open: ["先说做到了哪里："], ask: ["现在做到哪一步，有谁在用", "为什么是现在，晚半年会怎样", "一个能查证的进展"] },
      en: {
        open: ["Where it stands:"],
        ask: ["how far it is, and who uses it", "why now, and what half a year would change", "one piece of progress that can be checked"],
      },
    },
    "Who we need": {
      zh: { open: ["来了先做这些：", "希望你："], ask: ["来了头三个月要做成的一件事", "最看重的一样本事，和看不上的一种做法"] },
      en: {
        open: ["What you would do first:"],
        ask: ["the one thing to get done in the first months", "the skill that matters most, and the habit you cannot use"],
      },
    },
    "What we offer": {
      zh: { ask: ["股份、工资怎么给，什么时候给", "你管哪一块，能定什么"], detail: [["什么时候给、给多少", /\d|股|薪|月|年/]] },
      en: {
        ask: ["what shares and pay, and when", "what would be yours to decide"],
        detail: [["when it is given, and how much", /\d|shares?|equity|salary|pay|month|year/i]],
      },
    },
    Contact: {
      zh: { say: ["有兴趣的，欢迎来聊。"], ask: ["找谁、怎么联系、来之前看什么材料"] },
      en: { say: ["If this is for you, get in touch."], ask: ["whom to contact, how, and what to read first"] },
    },
  },
};
