import type { SceneSentences } from "../sentence-types.ts";

export const explainerScript: SceneSentences = {
  scene: "svKnowledge",
  sections: {
    Question: {
      zh: { say: ["这一条，讲给{target}。"], ask: ["{target}身边的一个怪现象，问成一句话"] },
      en: { say: ["This one is for {target}."], ask: ["something odd that {target} will have seen, as a question"] },
    },
    "How it works": {
      zh: { open: ["说说{topic}："], ask: ["打个比方：它像身边的什么", "原理分几步，一步一句", "哪一步能用手边的东西演示"] },
      en: {
        open: ["About {topic}:"],
        ask: [
          "a comparison: what in daily life it is like",
          "the principle, one sentence a step",
          "which step you can show with things at hand",
        ],
      },
    },
    Myths: {
      zh: { ask: ["很多人信的一种说法，其实是怎样", "这个说法是从哪里传开的"] },
      en: { ask: ["what many believe, and how it really is", "where that belief comes from"] },
    },
    Takeaway: {
      zh: { say: ["今天就讲到这里。"], ask: ["一句看完就能说给别人听的话"] },
      en: { say: ["That is all for today."], ask: ["one line the viewer can pass on"] },
    },
    Interaction: {
      zh: { say: ["还想知道什么，评论区告诉我。"], ask: ["留给观众的一个问题"] },
      en: { say: ["Tell me in the comments what else you want to know."], ask: ["a question for the viewers"] },
    },
  },
};
