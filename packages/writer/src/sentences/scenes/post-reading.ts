import type { SceneSentences } from "../sentence-types.ts";

export const postReading: SceneSentences = {
  scene: "postReading",
  sections: {
    Opening: {
      zh: {
        say: ["读的时候，我一直在想：{orientation}。"],
        ask: ["在什么时候、因为什么读到它", "翻开之前，以为它讲的是什么", "谁提起它，怎么说的", "读的时候，身边正发生什么"],
      },
      en: {
        say: ["One question stayed with me as I read: {orientation}."],
        ask: [
          "when and why you came to read it",
          "what you thought it would be about",
          "who spoke of it, and in what words",
          "what was going on in your life as you read",
        ],
      },
    },
    "About the book": {
      zh: { ask: ["主要人物和经过，三四句", "故事从哪一处变了方向", "作者是什么时候、为谁写的", "只说一个人物：他想要什么，得到了没有"] },
      en: {
        ask: [
          "the main people and the course of it, in a few sentences",
          "the point at which the story turns",
          "when the author wrote it, and for whom",
          "one character: what they want, and whether they get it",
        ],
      },
    },
    "What struck me": {
      zh: { open: ["触动我的地方："], ask: ["最触动你的一句或一段，抄下来", "为什么是它", "读之前怎么想"] },
      en: {
        open: ["What struck me:"],
        ask: ["the sentence or passage that struck you, copied out", "why that one", "what you thought before"],
      },
    },
    "In my life": {
      zh: { ask: ["身边的一件事，和书里哪里像", "以后会有什么不同", "书里的人会怎么看这件事", "不同意作者的一处"] },
      en: {
        ask: [
          "one thing in your own life, and what in the book it resembles",
          "what will be different",
          "what a character would say of it",
          "one point where you disagree with the author",
        ],
      },
    },
    Closing: {
      zh: { ask: ["用自己的一句话收住", "合上书，最先想去做的一件小事", "会把它推荐给谁，为什么", "回到开头说的那件事"] },
      en: {
        ask: [
          "one line of your own to end on",
          "the first small thing you wanted to do afterwards",
          "to whom you would give it, and why",
          "back to what you began with",
        ],
      },
    },
  },
};
