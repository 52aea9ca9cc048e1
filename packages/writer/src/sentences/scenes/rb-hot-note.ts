import type { SceneSentences } from "../sentence-types.ts";

export const rbHotNote: SceneSentences = {
  scene: "rbHotNote",
  sections: {
    Hook: {
      zh: { ask: ["第一句：你踩过的坑或最意外的结果", "一句话说出读的人现在的处境", "先亮结果：前后差在哪", "当时花的时间或钱"] },
      en: {
        ask: [
          "the first line: your mistake or your biggest surprise",
          "one line on where the reader stands now",
          "the result first: before and after",
          "the time or money it took",
        ],
      },
    },
    Points: {
      zh: { open: ["分点说："], ask: ["一点一句，先写做法再写结果", "每一点配一个自己的细节", "哪一点最省事，哪一点最费劲"] },
      en: {
        open: ["Point by point:"],
        ask: [
          "one sentence a point, first what you did, then the result",
          "one detail of your own for each",
          "which point is easiest, and which hardest",
        ],
      },
    },
    Interaction: {
      zh: {
        say: ["你们是怎么做的？评论区告诉我。"],
        ask: ["想问读者的一个具体问题", "你自己还没解决的一处，请大家出主意", "下一篇写什么"],
      },
      en: {
        say: ["How do you do it? Tell me in the comments."],
        ask: ["one precise question to the reader", "one thing you have not solved yet, to ask for ideas", "what the next post is about"],
      },
    },
  },
};
