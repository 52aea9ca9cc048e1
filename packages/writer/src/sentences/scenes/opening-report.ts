import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const openingReport: SceneSentences = {
  scene: "openingReport",
  sections: {
    "Background and significance": {
      zh: {
        say: ["本文的题目是《{topic0}》。"],
        ask: ["现象或问题是什么，在哪里看到", "解决了对谁有用", "为什么现在研究，早几年为什么不行"],
      },
      en: {
        say: ["The topic is {topic0}."],
        ask: ["what is seen, and where", "who is helped if it is solved", "why now, and why not some years ago"],
      },
    },
    "Literature review": {
      zh: { ask: ["国内的研究：谁、得出什么，写出处", "国外的研究：谁、得出什么，写出处", "还没有回答的问题", "两派说法不同在哪里"] },
      en: {
        ask: [
          "work at home: who, with what result, with source",
          "work abroad: who, with what result, with source",
          "what is still unanswered",
          "where two views differ",
        ],
      },
    },
    "Content and aims": {
      zh: { ask: ["要回答的问题，写成问句", "分几章、每章做什么", "研究到哪里为止，不研究什么", "预想的答案，和推翻它的条件"] },
      en: {
        ask: [
          "the question, written as a question",
          "the chapters, and what each does",
          "where it ends, and what is left out",
          "the answer you expect, and what would refute it",
        ],
      },
    },
    "Methods and route": {
      zh: { ask: ["对象和样本从哪里来", "用什么方法，先后几步", "为什么用这个方法，不用另一个", "数据怎么处理，用什么软件"] },
      en: {
        ask: [
          "where the sample comes from",
          "the methods, step by step",
          "why this method and not another",
          "how the data are treated, and with which software",
        ],
      },
    },
    "Difficulties and novelty": {
      zh: { ask: ["最难的一处，准备怎么办", "与已有研究不同的一点", "新在材料、方法还是结论", "做不出来的话，退一步做什么"] },
      en: {
        ask: [
          "the hardest point, and your way round it",
          "the point that differs from earlier work",
          "whether the material, the method or the result is new",
          "what you would do instead if it fails",
        ],
      },
    },
    Feasibility: {
      zh: { ask: ["已有的数据、设备或联系", "导师和课题组做过的相关工作", "做过的预调查或预实验", "要多少经费和时间"] },
      en: {
        ask: [
          "data, equipment or contacts you have",
          "earlier work of your supervisor and group",
          "a first survey or experiment",
          "the money and time it takes",
        ],
      },
    },
    Schedule: {
      zh: { ask: ["各阶段的起止月份", "开题、中期、定稿各在什么时候", "哪一段最容易拖"], detail: [["起止月份", ANSWER_WORDS.zh.when]] },
      en: {
        ask: ["the months of each stage", "when the proposal, the midterm check and the final text are due", "which stage may be late"],
        detail: [["the dates, by month", ANSWER_WORDS.en.when]],
      },
    },
    References: {
      zh: { ask: ["自己读过并核对过的文献", "作者、题名、出处、年份写全", "近几年的和外文的各占多少", "每一条在正文哪里引到"] },
      en: {
        ask: [
          "works you have read and checked",
          "author, title, source and year in full",
          "how many are recent, and how many in another language",
          "where in the text each is cited",
        ],
      },
    },
  },
};
