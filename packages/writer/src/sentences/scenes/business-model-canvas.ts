import type { SceneSentences } from "../sentence-types.ts";

export const businessModelCanvas: SceneSentences = {
  scene: "businessModel",
  sections: {
    "Customers and value": {
      zh: { ask: ["最先付钱的是哪一种人", "他们买的到底是什么：省钱、省事还是放心"] },
      en: { ask: ["who pays first", "what they really buy: money saved, time saved, peace of mind"] },
    },
    Channels: {
      zh: { ask: ["第一次从哪里听说，第二次为什么回来", "出了问题找谁"] },
      en: { ask: ["where they first hear of it, and why they come back", "whom they turn to when something fails"] },
    },
    "Revenue and cost": {
      zh: { ask: ["收钱的几种方式，各占多少", "最大的三项开支", "哪项开支不随客户增加"] },
      en: { ask: ["the ways it earns, and the share of each", "the largest costs", "which cost does not grow with customers"] },
    },
    "Resources and partners": {
      zh: { ask: ["少了谁或少了什么就做不下去", "要靠的伙伴，他们图什么"] },
      en: { ask: ["whom or what you could not do without", "the partners you rely on, and what is in it for them"] },
    },
    Assumptions: {
      zh: { ask: ["哪一条想错了，整张画布就要重画", "最便宜的检验办法"] },
      en: { ask: ["which belief, if wrong, changes the whole canvas", "the cheapest way to test it"] },
    },
  },
};
