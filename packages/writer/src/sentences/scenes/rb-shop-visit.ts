import type { SceneSentences } from "../sentence-types.ts";

export const rbShopVisit: SceneSentences = {
  scene: "rbShopVisit",
  sections: {
    Atmosphere: {
      zh: { ask: ["进门第一眼看到什么", "几张桌、吵不吵"] },
      en: { ask: ["what you see on entering", "how many tables, how loud"] },
    },
    Signatures: {
      zh: { ask: ["点了什么、味道怎么样", "哪一道会再点"] },
      en: { ask: ["what you ordered and how it was", "what you would order again"] },
    },
    "Service and price": {
      zh: { ask: ["人均多少、等了多久"] },
      en: { ask: ["the price a head, and the wait"] },
    },
    Tips: {
      zh: { ask: ["几点去、怎么去、要不要预约"] },
      en: { ask: ["when to go, how to get there, whether to book"] },
    },
  },
};
