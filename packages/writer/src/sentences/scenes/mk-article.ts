import type { SceneSentences } from "../sentence-types.ts";

export const mkArticle: SceneSentences = {
  scene: "mkArticle",
  sections: {
    Lead: {
      zh: { ask: ["开头的一件事：读者也遇到过的"] },
      en: { ask: ["an opening the reader has lived through too"] },
    },
    "Part one": {
      zh: { ask: ["第一个意思，一句话", "支持它的事实"] },
      en: { ask: ["the first point in one sentence", "the fact behind it"] },
    },
    "Part two": {
      zh: { ask: ["一个人的故事：谁、遇到什么、怎么办"] },
      en: { ask: ["one person's story: who, what happened, what then"] },
    },
    "Part three": {
      zh: { ask: ["读者今天就能做的一步"] },
      en: { ask: ["one step the reader can take today"] },
    },
    Ending: {
      zh: { say: ["你有类似的经历吗？欢迎留言。"] },
      en: { say: ["Has this happened to you? Leave a comment."] },
    },
  },
};
