import type { SceneSentences } from "../sentence-types.ts";

export const businessModelCanvas: SceneSentences = {
  scene: "businessModel",
  sections: {
    "Customers and value": {
      zh: { ask: ["最先付钱的是哪一种人", "他们买的到底是什么：省钱、省事还是放心", "谁用、谁付钱、谁拍板", "客户现在用什么代替，花多少"] },
      en: {
        ask: [
          "who pays first",
          "what they really buy: money saved, time saved, peace of mind",
          "who uses it, who pays, who decides",
          "what customers use instead, and what it costs",
        ],
      },
    },
    Channels: {
      zh: { ask: ["第一次从哪里听说，第二次为什么回来", "出了问题找谁", "找来一个新客户要花多少", "哪一条渠道是自己的，哪一条靠别人"] },
      en: {
        ask: [
          "where they first hear of it, and why they come back",
          "whom they turn to when something fails",
          "what it costs to win a customer",
          "which channel is yours, and which depends on others",
        ],
      },
    },
    "Revenue and cost": {
      zh: { ask: ["收钱的几种方式，各占多少", "最大的三项开支", "哪项开支不随客户增加", "卖多少才够本"] },
      en: {
        ask: [
          "the ways it earns, and the share of each",
          "the largest costs",
          "which cost does not grow with customers",
          "how much has to be sold to break even",
        ],
      },
    },
    "Resources and partners": {
      zh: { ask: ["少了谁或少了什么就做不下去", "要靠的伙伴，他们图什么", "哪一样可以租或借，不用买", "伙伴不做了，换谁"] },
      en: {
        ask: [
          "whom or what you could not do without",
          "the partners you rely on, and what is in it for them",
          "what can be rented or borrowed",
          "who else could take a partner's place",
        ],
      },
    },
    Assumptions: {
      zh: { ask: ["哪一条想错了，整张画布就要重画", "最便宜的检验办法", "先查哪一条，哪天前有结果", "谁能一句话告诉你想错了"] },
      en: {
        ask: [
          "which belief, if wrong, changes the whole canvas",
          "the cheapest way to test it",
          "which to test first, and by when",
          "who could tell you in a sentence that you are wrong",
        ],
      },
    },
  },
};
