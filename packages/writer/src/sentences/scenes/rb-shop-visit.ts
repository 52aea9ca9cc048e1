import type { SceneSentences } from "../sentence-types.ts";

export const rbShopVisit: SceneSentences = {
  scene: "rbShopVisit",
  sections: {
    Atmosphere: {
      zh: { ask: ["进门第一眼看到什么", "几张桌、吵不吵", "坐哪个位置最好，为什么", "店里放什么音乐、闻到什么"] },
      en: {
        ask: ["what you see on entering", "how many tables, how loud", "the best seat, and why", "what music plays, and what it smells of"],
      },
    },
    Signatures: {
      zh: { ask: ["点了什么、味道怎么样", "哪一道会再点", "分量、摆盘、第一口", "哪一道可以不点"] },
      en: {
        ask: [
          "what you ordered and how it was",
          "what you would order again",
          "the helping, the plate and the first bite",
          "what one can skip",
        ],
      },
    },
    "Service and price": {
      zh: { ask: ["人均多少、等了多久", "服务员做过的一件小事", "贵在哪里，值不值", "有没有团购，怎么用"] },
      en: {
        ask: [
          "the price a head, and the wait",
          "a small thing a waiter did",
          "what is dear, and whether it is worth it",
          "whether there is a deal, and how to use it",
        ],
      },
    },
    Tips: {
      zh: { ask: ["几点去、怎么去、要不要预约", "停车、带娃、带宠物行不行", "适合约会、聚餐还是一个人", "会不会再来"] },
      en: {
        ask: [
          "when to go, how to get there, whether to book",
          "parking, children, pets",
          "for two, for a group or for one",
          "whether you will come again",
        ],
      },
    },
  },
};
