import type { SceneSentences } from "../sentence-types.ts";

export const dailyReport: SceneSentences = {
  scene: "dailyReport",
  sections: {
    Done: {
      zh: { ask: ["今天做完的，一条一件，带上结果", "今天开了哪些会、定了什么"] },
      en: { ask: ["what got done today, one line each, with its result", "which meetings took place and what they settled"] },
    },
    "In progress": {
      zh: { ask: ["做到一半的：到了百分之几、还差哪一步"] },
      en: { ask: ["what is half done: how far, and which step is left"] },
    },
    Blockers: {
      zh: { ask: ["卡在哪里、在等谁", "最晚什么时候要解决"], detail: [["在等谁、最晚什么时候", /等|找|报|给|前/]] },
      en: {
        ask: ["what is stuck, and who is awaited", "the latest it has to be solved"],
        detail: [["who is awaited, and until when", /wait|ask|by|until|team/i]],
      },
    },
    Tomorrow: {
      zh: { ask: ["明天的第一件事", "明天要给别人的东西"] },
      en: { ask: ["the first thing tomorrow", "what somebody else will get tomorrow"] },
    },
  },
};
