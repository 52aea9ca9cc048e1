import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const rbScenic: SceneSentences = {
  scene: "rbScenic",
  sections: {
    "First sight": {
      zh: { say: ["这次去的是{name}。"], ask: ["走到哪一步，第一眼看见了什么", "和照片上哪里不一样", "那天的天气和人多不多"] },
      en: {
        say: ["This time I went to {name}."],
        ask: ["the first thing you saw, and from where", "how it differs from the pictures", "the weather, and the crowd that day"],
      },
    },
    Route: {
      zh: {
        ask: ["从哪个门进，先走哪边", "一圈走多久，哪一段可以不去", "走累了坐哪里、吃什么"],
        detail: [["走完一共多少小时", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: ["which gate, and which way first", "how long the round takes, and what to skip", "where to sit, and what to eat"],
        detail: [["how many hours it takes", ANSWER_WORDS.en.figure]],
      },
    },
    "Photo spots": {
      zh: { ask: ["站在哪里、镜头朝哪边", "几点的光最好", "穿什么颜色压得住背景", "要排队的机位，换哪个"] },
      en: {
        ask: [
          "where to stand, and which way to point",
          "at what hour the light is best",
          "which colour stands out there",
          "which spot has a queue, and where to go instead",
        ],
      },
    },
    Pitfalls: {
      zh: { ask: ["花得冤枉的一笔钱", "要提前约或提前买的东西", "哪个时段人最多", "带老人和小孩要留意的一处"] },
      en: {
        ask: [
          "money you need not have spent",
          "what to book or buy ahead",
          "at what hour it is most crowded",
          "one place to mind with children or old people",
        ],
      },
    },
  },
};
