import type { SceneSentences } from "../sentence-types.ts";

export const travelGuide: SceneSentences = {
  scene: "rbTravelGuide",
  fields: { tiyan: ["Day by day", "Food, stay, transport"] },
  sections: {
    Overview: {
      zh: {
        say: ["在{place}玩{timeSpan}，行程这样排。"],
        ask: ["一共花了多少、几个人去", "什么季节去的，天气怎样", "适合谁：带老人、带娃还是自己"],
      },
      en: {
        say: ["{timeSpan} in {place}, day by day."],
        ask: [
          "what it cost in all, and for how many",
          "in which season, and what the weather was like",
          "for whom: with parents, with children or alone",
        ],
      },
    },
    "Day by day": {
      zh: { ask: ["第一天：上午、下午、晚上各在哪里", "哪两处之间要走多久", "哪一处可以不去", "下雨的话，换成去哪里"] },
      en: {
        ask: [
          "the first day: morning, afternoon, evening",
          "how long between two places",
          "which stop one can skip",
          "where to go instead when it rains",
        ],
      },
    },
    "Food, stay, transport": {
      zh: { ask: ["住在哪一带、一晚多少", "哪一家还会再去吃，点什么", "从车站过去怎么坐车", "哪一段适合打车，哪一段走路"] },
      en: {
        ask: [
          "where to stay, and what a night costs",
          "where you would eat again, and what",
          "how to get there from the station",
          "where to take a taxi, and where to walk",
        ],
      },
    },
    Tips: {
      zh: { ask: ["要提前几天订的一样东西", "你走过的一段冤枉路", "哪天关门、哪天人最多", "带了没用上的、没带后悔的"] },
      en: {
        ask: [
          "what to book ahead, and by how long",
          "the detour you could have saved",
          "the day it is closed, and the day it is crowded",
          "what you packed for nothing, and what you missed",
        ],
      },
    },
  },
};
