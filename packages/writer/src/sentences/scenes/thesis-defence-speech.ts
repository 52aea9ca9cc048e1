import type { SceneSentences } from "../sentence-types.ts";

export const thesisDefenceSpeech: SceneSentences = {
  scene: "defenseSpeech",
  sections: {
    "Greeting and title": {
      zh: { say: ["我的论文题目是{topic}。"] },
      en: { say: ["I present my thesis, “{topic}”."] },
    },
    "Why this topic": {
      zh: { open: ["先说选题的由来："], ask: ["哪一件事让你想研究它", "前人做到哪里，还缺什么", "弄清楚了，谁用得上"] },
      en: {
        open: ["First, how I came to the topic:"],
        ask: ["what made you want to study it", "how far others have gone, and what is missing", "who can use the answer"],
      },
    },
    Method: {
      zh: {
        open: ["研究是这样做的："],
        ask: ["材料从哪里来，有多少", "用什么方法，为什么选它", "分几步做，先后怎样"],
        detail: [["材料有多少", /\d|份|篇|组|例/]],
      },
      en: {
        open: ["This is how it was done:"],
        ask: ["where the material comes from, and how much", "which method, and why that one", "the steps in order"],
        detail: [["how much material", /\d/i]],
      },
    },
    "Content and findings": {
      zh: {
        open: ["主要内容和结论如下："],
        ask: ["最重要的一条结论，一句话", "支持它的数据或例子", "和原来的预想一样还是相反"],
        detail: [["支持它的数据", /\d|%|成|倍|数据|结果/]],
      },
      en: {
        open: ["The main content and findings:"],
        ask: ["the main finding, in one sentence", "the figures or cases behind it", "whether it bears out what you expected"],
        detail: [["the figures behind it", /\d|%|per cent|half|third/i]],
      },
    },
    "Novelty and limits": {
      zh: {
        ask: [
          "和别人的研究相比，哪一处是自己的",
          "哪里没做到：样本、时间还是方法",
          "新意由哪一组数据或哪一段材料支持",
          "再给半年，先补哪里",
        ],
      },
      en: {
        ask: [
          "what is your own, beside what others did",
          "what is lacking: sample, time or method",
          "the data or text that bear it out",
          "what you would do first with another half year",
        ],
      },
    },
    Thanks: {
      zh: { say: ["以上是我的陈述，请各位老师批评指正。"], ask: ["要感谢的导师和同学", "帮过忙的单位、受访的人", "附上的材料放在哪里"] },
      en: {
        say: ["That is my statement. I look forward to your comments."],
        ask: ["which supervisor and fellow students to thank", "offices and people who helped or answered", "where the material is kept"],
      },
    },
    "Likely questions": {
      zh: {
        ask: [
          "老师最可能问的一个问题，和你的回答",
          "论文里最没把握的一处，怎么说明",
          "样本为什么够，或者为什么只有这些",
          "和别人结论不同的一处，怎么解释",
        ],
      },
      en: {
        ask: [
          "the question most likely to be asked, and your answer",
          "the weakest point of the thesis, and what to say of it",
          "why the sample is enough, or why there is no more",
          "where you differ from others, and why",
        ],
      },
    },
  },
};
