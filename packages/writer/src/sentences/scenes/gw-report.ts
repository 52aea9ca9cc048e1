import type { SceneSentences } from "../sentence-types.ts";

export const gwReport: SceneSentences = {
  scene: "gwReport",
  sections: {
    Overview: {
      zh: { open: ["现将有关情况报告如下："], ask: ["工作的范围：多少、在哪里、从何时起"] },
      en: { open: ["We report as follows:"], ask: ["the scope: how many, where, since when"] },
    },
    "Work and results": {
      zh: { ask: ["主要做法，一条一件", "各到什么程度，用数字说"], detail: [["完成的数量", /\d/]] },
      en: { ask: ["what was done, one thing a line", "how far each has got, in figures"], detail: [["how many were done", /\d/i]] },
    },
    Problems: {
      zh: { ask: ["具体的困难，和它影响到的地方"] },
      en: { ask: ["the difficulty, and what it affects"] },
    },
    "Next steps": {
      zh: { ask: ["下一步先做哪一件、到何时"], detail: [["到何时完成", /\d|月|季|年底|前/]] },
      en: { ask: ["what comes first, and until when"], detail: [["until when", /\d|month|by|before|end of/i]] },
    },
  },
};
