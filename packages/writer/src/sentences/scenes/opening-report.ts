import type { SceneSentences } from "../sentence-types.ts";

export const openingReport: SceneSentences = {
  scene: "openingReport",
  sections: {
    "Background and significance": {
      zh: { say: ["本文的题目是《{topic0}》。"], ask: ["现象或问题是什么，在哪里看到", "解决了对谁有用"] },
      en: { say: ["The topic is {topic0}."], ask: ["what is seen, and where", "who is helped if it is solved"] },
    },
    "Literature review": {
      zh: { ask: ["国内的研究：谁、得出什么，写出处", "国外的研究：谁、得出什么，写出处", "还没有回答的问题"] },
      en: {
        ask: [
          "work at home: who, with what result, with source",
          "work abroad: who, with what result, with source",
          "what is still unanswered",
        ],
      },
    },
    "Content and aims": {
      zh: { ask: ["要回答的问题，写成问句", "分几章、每章做什么"] },
      en: { ask: ["the question, written as a question", "the chapters, and what each does"] },
    },
    "Methods and route": {
      zh: { ask: ["对象和样本从哪里来", "用什么方法，先后几步"] },
      en: { ask: ["where the sample comes from", "the methods, step by step"] },
    },
    "Difficulties and novelty": {
      zh: { ask: ["最难的一处，准备怎么办", "与已有研究不同的一点"] },
      en: { ask: ["the hardest point, and your way round it", "the point that differs from earlier work"] },
    },
    Feasibility: {
      zh: { ask: ["已有的数据、设备或联系"] },
      en: { ask: ["data, equipment or contacts you have"] },
    },
    Schedule: {
      zh: { ask: ["各阶段的起止月份"] },
      en: { ask: ["the months of each stage"] },
    },
    References: {
      zh: { ask: ["自己读过并核对过的文献"] },
      en: { ask: ["works you have read and checked"] },
    },
  },
};
