import type { SceneSentences } from "../sentence-types.ts";

export const rbHotNote: SceneSentences = {
  scene: "rbHotNote",
  sections: {
    Hook: {
      zh: { ask: ["第一句：你踩过的坑或最意外的结果"] },
      en: { ask: ["the first line: your mistake or your biggest surprise"] },
    },
    Points: {
      zh: { open: ["分点说："], ask: ["一点一句，先写做法再写结果", "每一点配一个自己的细节"] },
      en: {
        open: ["Point by point:"],
        ask: ["one sentence a point, first what you did, then the result", "one detail of your own for each"],
      },
    },
    Interaction: {
      zh: { say: ["你们是怎么做的？评论区告诉我。"] },
      en: { say: ["How do you do it? Tell me in the comments."] },
    },
  },
};
