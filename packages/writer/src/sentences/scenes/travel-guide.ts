import type { SceneSentences } from "../sentence-types.ts";

export const travelGuide: SceneSentences = {
  scene: "rbTravelGuide",
  fields: { tiyan: ["Day by day", "Food, stay, transport"] },
  sections: {
    Overview: {
      zh: { say: ["{place}，{timeSpan}。"], ask: ["一共花了多少、几个人去", "什么季节去的"] },
      en: { say: ["{place}, {timeSpan}."], ask: ["what it cost in all, and for how many", "in which season"] },
    },
    "Day by day": {
      zh: { ask: ["第一天：上午、下午、晚上各在哪里", "哪两处之间要走多久", "哪一处可以不去"] },
      en: { ask: ["the first day: morning, afternoon, evening", "how long between two places", "which stop one can skip"] },
    },
    "Food, stay, transport": {
      zh: { ask: ["住在哪一带、一晚多少", "哪一家还会再去吃，点什么", "从车站过去怎么坐车"] },
      en: { ask: ["where to stay, and what a night costs", "where you would eat again, and what", "how to get there from the station"] },
    },
    Tips: {
      zh: { ask: ["要提前几天订的一样东西", "你走过的一段冤枉路"] },
      en: { ask: ["what to book ahead, and by how long", "the detour you could have saved"] },
    },
  },
};
